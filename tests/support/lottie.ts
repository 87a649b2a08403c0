/** A Lottie animation of a second: a surface of 100 × 50 pixels in `#ff3311` that fades away. */
export const lottie = {
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op: 30,
  w: 100,
  h: 50,
  layers: [
    {
      ty: 1,
      ip: 0,
      op: 30,
      st: 0,
      sw: 100,
      sh: 50,
      sc: '#ff3311',
      ks: {
        o: {
          a: 1,
          k: [
            { t: 0, s: [100] },
            { t: 30, s: [0] },
          ],
        },
      },
    },
  ],
};
