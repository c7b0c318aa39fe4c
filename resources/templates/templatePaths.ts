/** Paths of templates; the builder is another feature, reached by its path. */
const builder = '/programs/templates/builder/';

export const templatePaths = {
  list: '/programs/templates/',
  add: builder,
  view: (id: number) => `/programs/templates/${id}`,
  edit: (id: number) => `${builder}?edit=${id}`,
  duplicate: (id: number) => `${builder}?duplicate=${id}`,
};
