import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useMemo } from 'react';
import { useTranslate, useStore, I18nContextProvider, type I18nProvider } from 'react-admin';
import { Handout } from './Handout.tsx';
import { getPictureUrl } from './HandoutExercise.tsx';
import type { HandoutLayout, HandoutContent } from './handoutContent.ts';
import { usePictures } from './usePictures.ts';
import type { HandoutKey } from './messages.en.ts';

interface LayoutChoiceProps {
  /** Without a personal link there is one code at most. */
  hasBothCodes: boolean;
  layout: HandoutLayout;
  onChoose: (layout: HandoutLayout) => void;
}

/** Selects the print options: large type, instructions, the table to check off, and whom the code is for. */
const LayoutChoice = ({ hasBothCodes, layout, onChoose }: LayoutChoiceProps) => {
  const translate = useTranslate();
  return (
    <fieldset style={{ display: 'flex', flexWrap: 'wrap', gap: '12px 24px', margin: 0, padding: 0, border: 0 }}>
      <legend className="hidden-text">{translate('handout.look.title')}</legend>
      {(['large', 'texts', 'ticks', ...(hasBothCodes ? (['anyone'] as const) : [])] as const).map((part) => (
        <label key={part} className="check" style={{ alignItems: 'center', gap: 8, color: 'var(--ink)' }}>
          <input
            type="checkbox"
            checked={layout[part] === true}
            onChange={({ target }) => onChoose({ ...layout, [part]: target.checked })}
          />
          {translate(`handout.look.${part}` satisfies HandoutKey)}
        </label>
      ))}
    </fieldset>
  );
};

const DEFAULT_LAYOUT: HandoutLayout = { large: false, texts: true, ticks: false };

/** The user's print options, remembered between handouts. */
const useHandoutLayout = () => useStore<HandoutLayout>('handout.look', DEFAULT_LAYOUT);

interface Props {
  content: HandoutContent;
  /** Translates the sheet. */
  i18n: I18nProvider;
  /** What else the user should know before printing. */
  hint?: string;
  /** Fetches the URL of the code again if that failed. */
  onRetryCode?: () => void;
}

interface HintProps {
  text: string;
  onRetry?: () => void;
}

const Hint = ({ text, onRetry }: HintProps) => {
  const translate = useTranslate();
  const retryButton = onRetry && (
    <Button color="inherit" size="small" onClick={onRetry}>
      {translate('handout.retry')}
    </Button>
  );
  return (
    <Alert severity="warning" action={retryButton}>
      {text}
    </Alert>
  );
};

/** Print preview with warnings about missing content; the print button waits for the pictures. */
export const HandoutPreview = ({ content, i18n, hint, onRetryCode }: Props) => {
  const translate = useTranslate();
  const [layout, setLayout] = useHandoutLayout();
  const { program, organization, findExercise } = content;
  const addresses = useMemo(() => {
    const drawings = program.blocks.map(({ exerciseId }) => getPictureUrl(findExercise(exerciseId)));
    return [...new Set([organization.logoUrl, ...drawings])].filter((address) => address !== null);
  }, [program, findExercise, organization]);
  const pictures = usePictures(addresses);
  const missing = program.blocks.filter(({ exerciseId }) => !findExercise(exerciseId)).length;
  return (
    <>
      <DialogContent
        tabIndex={0}
        role="region"
        aria-label={translate('handout.preview')}
        sx={{ background: 'var(--sunken)', '@media print': { padding: '0 !important', overflow: 'visible' } }}
      >
        <div data-screen="" style={{ display: 'grid', gap: 12, maxWidth: '210mm', margin: '16px auto' }}>
          <LayoutChoice
            hasBothCodes={content.address !== null && content.personalAddress !== null}
            layout={layout}
            onChoose={setLayout}
          />
          {missing > 0 && <Hint text={translate('handout.goneHint', { smart_count: missing })} />}
          {hint && <Hint text={hint} />}
          {onRetryCode && <Hint text={translate('handout.codeHint')} onRetry={onRetryCode} />}
          {pictures.failed > 0 && (
            <Hint text={translate('handout.failedHint', { smart_count: pictures.failed })} onRetry={pictures.retry} />
          )}
        </div>
        <I18nContextProvider value={i18n}>
          <Handout content={content} layout={layout} pictures={pictures} />
        </I18nContextProvider>
      </DialogContent>
      <DialogActions data-screen="">
        <span role="status">{!pictures.isSettled && translate('handout.loading')}</span>
        <Button variant="contained" disabled={!pictures.isSettled} onClick={() => window.print()}>
          {translate('handout.print')}
        </Button>
      </DialogActions>
    </>
  );
};
