/** Texts of the search for a user by identity id. */
export const en = {
  adminMenu: { users: 'Users' },
  userLookup: {
    title: 'Get User By UUID',
    lead: 'Enter the identity id of a user.',
    uuid: 'User UUID',
    search: 'Find User',
    again: 'Find Another',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    organization: 'Organization',
    required: 'UUID is required',
    notFound: 'No patient found, please check the UUID.',
  },
};
