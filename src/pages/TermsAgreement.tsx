import { configuration } from '../configuration.ts';
import { text } from '../i18n/text.ts';

const Document = ({ address, name }: { address?: string; name: string }) =>
  address ? (
    <a href={address} target="_blank" rel="noreferrer">
      {name}
    </a>
  ) : (
    name
  );

/** The box without which there is no sign-up (AUTH-50); the documents are links where their addresses are configured. */
export const TermsAgreement = ({ agreed, onChange }: { agreed: boolean; onChange: (agreed: boolean) => void }) => {
  const { terms, privacy } = configuration().links;
  const documents: Record<string, React.ReactNode> = {
    '%{terms}': <Document key="terms" address={terms} name={text('legal.terms')} />,
    '%{privacy}': <Document key="privacy" address={privacy} name={text('legal.privacy')} />,
  };
  return (
    <label className="check">
      <input type="checkbox" checked={agreed} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {text('signUp.agree')
          .split(/(%\{\w+\})/)
          .map((part) => documents[part] ?? part)}
      </span>
    </label>
  );
};
