"""How functions are compiled that only compiled code calls: as far as their callers need them.

numba optimises every function on its own and makes machine code of it, then links it into each of its callers and does
both again there, level by level.  A rule is never called by itself, so its own code waits in LLVM's terms until the
entry that Python calls is made of it: a game is compiled in about half the time, and runs no slower.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


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


@register_pass(mutates_CFG=True, analysis_only=False)
class CalleeLowering(NativeLowering):  # type: ignore[misc]
    """What numba does last, into such a library."""

    _name = "callee_lowering"

    def run_pass(self, state: Any) -> bool:
        """One function."""
        state.library = Unmade(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        stand_in = list[
            None
        ]().append  # numba knows a function by its entry point, which has to be some built-in of its own
        state.targetctx.insert_user_function(stand_in, state.cr.fndesc, [state.library])
        state.cr = state.cr._replace(cfunc=stand_in)
        return True


class Callees(CompilerBase):  # type: ignore[misc]
    """numba's own way, but for the end of it."""

    def define_pipelines(self) -> list[Any]:
        """The passes a callee goes through."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [(CalleeLowering if each is NativeLowering else each, text) for each, text in passes.passes]
        passes.finalize()
        return [passes]
