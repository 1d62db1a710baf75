"""How rules are compiled: as far as their callers need them, and those that Python calls together with all of theirs.

numba optimises every function on its own and makes machine code of it, then links it into each of its callers and does
both again there, level by level.  A rule is never called by itself, so its own code waits in LLVM's terms until the
entry that Python calls is made of it: a game is compiled in about half the time.  Nobody else calls what an entry is
made of, and told so, LLVM takes it apart and puts it together better: a game runs a fifth faster.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

from llvmlite.binding import Linkage
from numba.core import event, typed_passes, types, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering
from numba.np import arrayobj


class Unmade(JITCodeLibrary):  # type: ignore[misc]  # numba has no types
    """The code of one callee, linked with that of its own callees, and nothing done with it yet."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def serialize_using_object_code(self) -> Any:
        """For the cache: there is no machine code to keep."""
        return self.serialize_using_bitcode()


class Made(JITCodeLibrary):  # type: ignore[misc]
    """The code of an entry and of everything it calls, for itself alone."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.linkonce_odr:
                function.linkage = "internal"
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


@contextmanager
def counting_from_the_front() -> Iterator[None]:
    """Rules never count places from the end (the plain form refuses to), so no index is asked whether it is below 0."""
    usual = arrayobj.fix_integer_index
    arrayobj.fix_integer_index = _plain_index
    try:
        yield
    finally:
        arrayobj.fix_integer_index = usual


def _plain_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


@register_pass(mutates_CFG=True, analysis_only=False)
class CalleeLowering(NativeLowering):  # type: ignore[misc]
    """What numba does last, into such a library."""

    _name = "callee_lowering"

    def run_pass(self, state: Any) -> bool:
        """Lowers one callee into a library that waits."""
        state.library = Unmade(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        with counting_from_the_front():
            super().run_pass(state)
        # numba knows a function by its entry point, which has to be some built-in of its own
        stand_in = list[None]().append
        state.targetctx.insert_user_function(stand_in, state.cr.fndesc, [state.library])
        state.cr = state.cr._replace(cfunc=stand_in)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryLowering(NativeLowering):  # type: ignore[misc]
    """What numba does last, into a library of the other kind."""

    _name = "entry_lowering"

    def run_pass(self, state: Any) -> bool:
        """Lowers one entry into a library that is made for itself."""
        state.library = Made(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        with counting_from_the_front():
            return bool(super().run_pass(state))


# What numba looks for in every function and rules never have: closures, functions and overloads put in the place of
# their calls, arguments that are None or have to be known beforehand, sums of whole arrays.  An eighth of the time.
NEVER = (
    untyped_passes.WithLifting,
    untyped_passes.InlineClosureLikes,
    untyped_passes.RewriteSemanticConstants,
    untyped_passes.DeadBranchPrune,
    untyped_passes.RewriteDynamicRaises,
    untyped_passes.MakeFunctionToJitFunction,
    untyped_passes.InlineInlinables,
    untyped_passes.FindLiterallyCalls,
    untyped_passes.LiteralUnroll,
    untyped_passes.LiteralPropagationSubPipelinePass,
    typed_passes.InlineOverloads,
    typed_passes.NopythonRewrites,
    typed_passes.DumpParforDiagnostics,
)


def _pipelines(state: Any, lowering: Any) -> list[Any]:
    passes = DefaultPassBuilder.define_nopython_pipeline(state)
    kept = ((each, text) for each, text in passes.passes if each not in NEVER)
    passes.passes = [(lowering if each is NativeLowering else each, text) for each, text in kept]
    passes.finalize()
    return [passes]


class Callees(CompilerBase):  # type: ignore[misc]
    """numba's own way, but for the end of it."""

    def define_pipelines(self) -> list[Any]:
        """The passes a callee goes through."""
        return _pipelines(self.state, CalleeLowering)


class Entries(CompilerBase):  # type: ignore[misc]
    """The same for what Python calls."""

    def define_pipelines(self) -> list[Any]:
        """The passes an entry goes through."""
        return _pipelines(self.state, EntryLowering)


@contextmanager
def untimed() -> Iterator[None]:
    """numba times every call of LLVM, once more for each function that is being compiled around it: nobody asks."""
    usual = event.broadcast
    event.broadcast = lambda told: None if told.kind == "numba:llvm_lock" else usual(told)
    try:
        yield
    finally:
        event.broadcast = usual


def undisturbed(compile: Callable[..., Any]) -> Callable[..., Any]:
    """Compiling makes millions of objects that stay until it is done: to look for others among them takes a fifth."""

    @wraps(compile)
    def compiling(*args: Any) -> Any:
        collecting = gc.isenabled()
        gc.disable()
        try:
            with untimed():
                return compile(*args)
        finally:
            if collecting:
                gc.enable()

    return compiling
