/** Where templates are written and read; the builder belongs to another feature and is reached by its path. */
const builder = '/programs/templates/builder/';

export const templatePaths = {
  list: '/programs/templates/',
  add: builder,
  view: (id: number) => `/programs/templates/${id}`,
  edit: (id: number) => `${builder}?edit=${id}`,
  duplicate: (id: number) => `${builder}?duplicate=${id}`,
};
