import { DemoGame } from './play-game.ts';
import { viewOf } from '@dungeon-twister/rules';
const w=[0,0,0]; const first=[0,0]; const ends:Record<string,number>={}; const turns:number[]=[]; const seen:Record<string,number>={}; let firstWins=0;
const t=performance.now();
for(let i=0;i<60;i++){ const d=new DemoGame(process.argv[2]??'base','z'+i); const types=new Set<string>(); for(let s=d.step();s;s=d.step()) for(const e of s.events) types.add(e.type); for(const x of types) seen[x]=(seen[x]??0)+1; const r=d.result!; const f=d.game.draw.firstPlayer; first[f]!++; const x=r.winners[0]??2; w[x]!++; if(x===f) firstWins++; ends[r.ending]=(ends[r.ending]??0)+1; turns.push(viewOf(d.game.position,'spectator').shown.turn);} 
turns.sort((a,b)=>a-b);
console.log(w,'first',first,'first player wins',firstWins,ends,turns[0],turns[30],turns[59],((performance.now()-t)/60).toFixed(0)+'ms',seen);
