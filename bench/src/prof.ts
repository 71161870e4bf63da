import { RandomGames } from './random-games.ts';
const how = process.argv[2] === 'piece' ? 'pieceFirst' : 'fullList';
const g = new RandomGames(how, 'prof');
const t = performance.now();
while (performance.now() - t < 15000) g.playOne();
console.log(how, Math.round(g.actions / ((performance.now() - t) / 1000)));
