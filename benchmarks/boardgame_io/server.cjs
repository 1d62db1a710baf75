// The same game on a boardgame.io server with its storage in memory: `node server.cjs PORT`.
const { Server } = require("boardgame.io/server");

const Pebbles = {
  name: "pebbles",
  setup: () => ({ heap: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  moves: { add: ({ G }, count) => ({ heap: G.heap + count }) },
};

Server({ games: [Pebbles], origins: [/.*/] }).run(Number(process.argv[2]));
