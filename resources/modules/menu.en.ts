/** The menu's line of Modules. */
export const en = { modules: { title: 'Modules' } };
