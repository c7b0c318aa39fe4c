/** Texts of the search for a sign-up link. */
export const en = {
  adminMenu: { users: 'Users' },
  signupLink: {
    title: 'Get Provider Signup Link',
    lead: 'Enter the email of an invited provider.',
    email: 'User Email',
    search: 'Get Link',
    name: 'Name',
    foundEmail: 'Email',
    link: 'Signup Link',
    copy: 'Copy link',
    copied: 'Copied signup link.',
    notCopied: 'The link could not be copied.',
    hasAccount: 'This provider already has an account. The signup link below will not do anything.',
    required: 'Email is required',
    notFound: 'No patient found, please check the email.',
  },
};
