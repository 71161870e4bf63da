import { createGame, legalActions, decisions, viewOf, ActionList, Chance, heardBy } from '@dungeon-twister/rules';
import { chooseAction } from './choose.ts';
import { drawTable } from './draw-table.ts';
const turns:number[]=[]; const ends:Record<string,number>={};
const N=Number(process.argv[2]??40);
const t0=performance.now();
for(let i=0;i<N;i++){
 const game=createGame({scenario:process.argv[3]??'base'},'seed'+i); const chance=new Chance('c'+i); const out=new ActionList(); let n=0;
 while(!game.result && n<4000){ const d=decisions(game.position)[0]!; const v=viewOf(game.position,d.seat);
  if(v.shown.stage==='card'){ const r=game.perform({seat:d.seat,decision:d.number,action:{type:'claimEnd'}}); if(r.ok) break; }
  const a=chooseAction(game.position.table,v,d.seat,legalActions(game.position,d.seat,out),chance); const r=game.perform({seat:d.seat,decision:d.number,action:a}); if(!r.ok) throw new Error(JSON.stringify([a,r])); n++;
  if(N===1 && n%60===0) console.log(drawTable(game.position.table,viewOf(game.position,'spectator').shown,'en',200).lines(false).join('\n'));
 }
 turns.push(viewOf(game.position,'spectator').shown.turn); const e=game.result?.ending??'x'; ends[e]=(ends[e]??0)+1;
 if(N===1) console.log(drawTable(game.position.table,viewOf(game.position,'spectator').shown,'en',200).lines(false).join('\n'));
}
turns.sort((a,b)=>a-b); console.log(ends,turns[0],turns[N>>1],turns[N-1],(performance.now()-t0)/N,'ms per game');
