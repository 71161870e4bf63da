/**
 * For each mission a second way to its goal, by another idea where the position has one, and one that does not lead
 * there: what many would try first.
 */
interface Ways {
  readonly other: readonly string[];
  readonly wrong: readonly string[];
}

export const WAYS: Readonly<Record<string, Ways>> = {
  // The base set.
  around: {
    other: ['Go g2-h2-h3', 'Go h3-f3-f4-e4', 'Go e4-e5-d5-d6'],
    wrong: ['Go g2-h2-h3', 'end'],
  },
  'own-room': {
    other: ['Cl c3-c2-b2', 'Cl b2-b1-c1-c0-d0', 'Cl d0-f0-f2', 'Cl f2-f6'],
    wrong: ['Cl c3-c2-b2', 'Cl b2-b1-c1-c0-d0', 'end'],
  },
  twin: {
    other: ['Go g1-f1', 'Go f1-f2-e2-e4', 'Go e4-d4-d5-c5-c6'],
    wrong: ['Cl A ccw', 'Cl A ccw', 'Go g1-f1', 'end'],
  },
  pit: {
    other: ['Cl e2-c2-c1', 'Cl c1-a1-a3', 'Cl a3-a5-b5-b6'],
    wrong: ['Cl e2-e4', 'end'],
  },
  rope: {
    other: ['Cl c1-d1', 'Cl d1-d2-e2-e4', 'Cl e4-d4-d5-c5-c6'],
    wrong: ['Cl c1-d1', 'Cl d1-d2-e2', 'end'],
  },
  gate: {
    other: ['Go i4-i2-h2', 'Go h2-e2-e3', 'Go e3-d3-d6'],
    wrong: ['Go i4-i2-h2', 'Th open h4n', 'end'],
  },
  wall: {
    other: ['Wa i2-i3-h3-h2', 'Wa B cw', 'Wa B cw', 'Wa h4-h3-g3', 'Wa g3-g5-f5-f6'],
    wrong: ['Wa i2-i3-h3-h4', 'Wa h4-h3', 'Wa h3-h4', 'end'],
  },
  friend: {
    other: ['Th h1-h0-f0', 'Th f0-d0-d2-e2', 'Th e2-e4(+Wr)-d4-d6'],
    wrong: ['Cl b2-b1-d1', 'Cl d1-d2-e2-e3', 'Cl heal Wr', 'end'],
  },
  stop: {
    other: ['Cl i4-h4-h3', 'Cl h3-i3-i1-j1', 'Cl j1-j0-g0', 'Cl g0-c0', 'end'],
    wrong: ['Cl i4-h4-h2', 'Cl A ccw', 'end'],
  },
  // Prison.
  slit: {
    other: ['Na d1-c1-c2-d2', 'Na d2-e2-e6'],
    wrong: ['Na d1-c1', 'end'],
  },
  backwards: {
    other: ['Me d2-e2', 'Me e2-e4-d4', 'Me d4-c4-c6'],
    wrong: ['Me A cw', 'end'],
  },
  spear: {
    other: ['Cl b5-c5', 'Cl c5-d5-d2', 'Cl d2-d1-e1-e3', 'Cl x yBn', 'combat 0'],
    wrong: ['Cl b5-d5-d3', 'Cl d3-d1-e1', 'end'],
  },
  scream: {
    other: ['Bn c1-c3-b3', 'Bn scream yNa'],
    wrong: ['Bn c1-c3', 'Bn x yNa', 'combat 0', 'end'],
  },
  key: {
    other: ['Cl j1-h1-h0', 'Cl h0-f0-f2', 'Cl B ccw', 'Cl B ccw', 'Cl j4-j6'],
    wrong: ['Cl j1-j4-i4', 'Cl i4-h4(+Ke)-j4-j5', 'Cl open i5e', 'end'],
  },
  guard: {
    other: ['Na j1-j0-f0', 'Na f0-c0-c2', 'end'],
    wrong: ['Na j1-j0-g0', 'end'],
  },
  stab: {
    other: ['Na e4-c4-c3-d3', 'Bs a2-e2', 'Bs x yCo', 'combat 0'],
    wrong: ['Na e4-c4-c3-d3', 'Na x yCo', 'combat 0', 'end'],
  },
  'last-point': {
    other: ['Me ^f5-f6', 'Me f6-h6-h7', 'Me B cw', 'Me B cw', 'Me h9-h10-i10-i11'],
    wrong: ['Me ^f5-f6', 'Me f6-h6-h7', 'Me B ccw', 'end'],
  },
  // The Card Game.
  zones: {
    other: ['Na D.G-D.T-B.C-A.C', 'Na A.C-A.T-nA.T'],
    wrong: ['Na D.G-D.T', 'end'],
  },
  'gear-zone': {
    other: ['Me A.G-A.T', 'Me ^A.S', 'Me A.S-nA.S'],
    wrong: ['Me A cw', 'end'],
  },
  leap: {
    other: ['Wr D.T-D.S', 'Wr break D', 'Wr D.S-D.G', 'Wr D.G-D.C-B.C', 'Wr B.C-B.S-nB.S'],
    wrong: ['Wr D.T-D.S', 'Wr break D', 'end'],
  },
  walls: {
    other: ['Gm B.T-B.S', 'Gm B.S-B.C', 'Gm B.C-B.G', 'Gm B ccw', 'Go A.T-B.T-nB.T'],
    wrong: ['Gm B.T-B.S', 'Gm break-walls', 'end'],
  },
  steal: {
    other: ['Pi A.T-A.S', 'Pi A.S-C.C-A.G-A.C', 'Pi steal yTs yWr', 'Pi A.C-A.G', 'Pi A.G-nA.G'],
    wrong: ['Pi A.T-A.S', 'Pi A.S-C.C-A.G-nA.G', 'end'],
  },
  levitate: {
    other: ['Tk A.S-A.G(+Ts)-C.C(-Ts)-A.G', 'Tk A cw', 'Tk A cw', 'Go A.C-C.C(+Ts)-A.C', 'Go A.C-A.T-nA.T'],
    wrong: ['Go A.C-nA.C', 'end'],
  },
  invert: {
    other: ['Wi C.G-C.T', 'Wi C.T-C.C-A.S', 'Wi A.S-A.T-A.G', 'Wi A.G-A.C-nA.C'],
    wrong: ['Wi invert E', 'end'],
  },
  // Three and four players.
  'two-exits': {
    other: ['Th k18-h18-h19', 'Th h19-h20-d20', 'Th d20-b20-b19-a19'],
    wrong: ['Th k18-h18', 'Th h18-k18', 'end'],
  },
  'small-line': {
    other: ['Th f7-f6-g6-g3', 'Th g3-g2-f2-f0'],
    wrong: ['Th f7-f6-g6-g4', 'end'],
  },
  summit: {
    other: ['Th p18-p19', 'Th p19-p17-n17-n18', 'Th lift', 'Th leave'],
    wrong: ['Th p18-p17-n17-n18', 'Th lift', 'end'],
  },
  race: {
    other: ['Go g22-g21-i21', 'Go i21-k21-k23', 'Go k23-j23-j26'],
    wrong: ['Me A ccw', 'end'],
  },
  shaft: {
    other: [
      'Th j7-j9',
      'Th j9-j10-g10-g11',
      'Th g11-j11-j12-k12',
      'Th k12-k11-m11-m12-n12',
      'Th n12-q12-q10',
    ],
    wrong: ['Wr slide down', 'Th j7-k7-k6-m6', 'end'],
  },
  aboard: {
    other: ['Wr o15-o16-p16', 'Tr lift', 'Tr leave', 'Wr leave'],
    wrong: ['Tr lift', 'Tr leave', 'end'],
  },
};
