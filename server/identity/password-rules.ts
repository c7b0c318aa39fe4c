import { Refusal } from '../http/refusal.ts';

// The most used passwords of eight characters and more; a guesser tries these first.
const commonPasswords = new Set(
  (
    '12345678 123456789 1234567890 0123456789 987654321 9876543210 11111111 00000000 88888888 12341234 11223344 123123123 ' +
    '1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwertyui qwertyuiop qwerty123 qwerty1234 qwerty12345 asdfghjk asdfghjkl zxcvbnm123 ' +
    'password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd p@ssword1 password! password1! ' +
    'iloveyou iloveyou1 sunshine princess football baseball superman batman123 trustno1 welcome1 welcome123 letmein1 ' +
    'letmein123 monkey123 dragon123 master123 shadow123 michael1 jennifer starwars computer internet whatever ' +
    'abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456 admin123 admin1234 administrator changeme changeme1 default1 ' +
    'charlie1 football1 baseball1 princess1 sunshine1 freedom1 qazwsxedc samsung1 liverpool chelsea1 arsenal1 ' +
    'summer2024 summer2025 winter2024 winter2025 spring2025 autumn2025 summer2026 winter2026 spring2026 autumn2026 ' +
    'therapy1 physical therapist physicaltherapy exercise1'
  ).split(' '),
);

/** OPEN-034 (NIST SP 800-63B): long enough is checked by the contract; here not a common one and not the email. */
export function refuseWeakPassword(password: string, email: string, field: string): void {
  const folded = password.toLowerCase();
  const weak = commonPasswords.has(folded)
    ? 'That password is too common. Please choose another.'
    : folded === email || folded === email.split('@')[0]
      ? 'The password must not be your email.'
      : null;
  if (weak) throw new Refusal(422, weak, { fields: { [field]: weak } });
}
