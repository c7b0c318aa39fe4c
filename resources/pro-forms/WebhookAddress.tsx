import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { useTranslate } from 'react-admin';
import { responsesPath } from '../../contract/pro.ts';
import { useCopyText } from '../../src/components/useCopyText.ts';

/** The address that the survey provider has to be told, to be copied into the form's settings there. */
export const WebhookAddress = () => {
  const translate = useTranslate();
  const copyText = useCopyText();
  const address = `${window.location.origin}/api${responsesPath}`;
  return (
    <div>
      <span style={{ color: 'var(--ink-muted)', font: 'var(--text-small)' }}>{translate('proForms.address')}</span>
      <div style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <code style={{ overflowWrap: 'anywhere' }}>{address}</code>
        <button
          type="button"
          className="icon-button"
          aria-label={translate('proForms.copyAddress')}
          onClick={() => void copyText(address, 'proForms.copied', 'proForms.notCopied')}
        >
          <ContentCopyIcon sx={{ fontSize: 18 }} />
        </button>
      </div>
    </div>
  );
};
