/** Puts the indexes in `order` into the order of their depth, far ones first; few change place from one moment to the next. */
export const sortByDepth = (order: Int32Array, depth: Float64Array) => {
  for (let index = 1; index < order.length; index += 1) {
    const one = order[index]!;
    let place = index - 1;
    while (place >= 0 && depth[order[place]!]! > depth[one]!) {
      order[place + 1] = order[place]!;
      place -= 1;
    }
    order[place + 1] = one;
  }
};
