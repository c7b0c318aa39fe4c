import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import useAutocomplete from '@mui/material/useAutocomplete';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { FinderOption } from './FinderOption.tsx';
import type { Target } from './target.ts';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '0 8px 0 16px',
  borderBottom: '1px solid var(--border)',
  '& > svg': { color: 'var(--ink-muted)' },
});
const Results = styled('ul')({
  flex: 1,
  margin: 0,
  padding: '4px 8px 8px',
  overflowY: 'auto',
  '&[aria-busy="true"]': { pointerEvents: 'none' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
});
const Group = styled('div')({ padding: '12px 12px 4px', font: '600 var(--text-body)', color: 'var(--ink-muted)' });
const Note = styled('p')({ margin: 0, padding: '16px 20px', color: 'var(--ink-muted)' });
const Keys = styled('footer')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  padding: '8px 20px',
  borderTop: '1px solid var(--border)',
  font: 'var(--text-body)',
  color: 'var(--ink-muted)',
  '& kbd': { font: 'inherit', fontWeight: 600, marginRight: 4 },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

export interface FinderProps {
  title: string;
  /** What can be typed. */
  label: string;
  typed: string;
  onType: (text: string) => void;
  /** Results in their order, those of a group together. */
  targets: readonly Target[];
  /** The results are of words that were typed before. */
  isPending: boolean;
  /** Said instead of results, or below them. */
  note?: string | undefined;
  error?: { message: string } | null;
  onRetry?: () => void;
  onClose: () => void;
}

/** A combobox with groups of results: arrow keys choose, Enter opens, Escape closes. */
export const Finder = (props: FinderProps) => {
  const { title, label, typed, onType, targets, isPending, note, error, onRetry, onClose } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<Target>({
    open: true,
    autoHighlight: true,
    clearOnBlur: false,
    value: null,
    options: targets,
    filterOptions: (all) => all,
    getOptionKey: ({ key }) => key,
    getOptionLabel: (target) => target.label,
    groupBy: ({ group }) => group,
    inputValue: typed,
    onInputChange: (_event, text, reason) => reason === 'input' && onType(text),
    onChange: (_event, target) => {
      if (!target || isPending) return;
      onClose();
      void navigate(target.to);
    },
    onClose: (_event, reason) => reason === 'escape' && onClose(),
  });
  const count = targets.length;
  const announcement = isPending
    ? translate('finder.searching')
    : [count > 0 && translate('finder.count', { smart_count: count }), note].filter(Boolean).join(' ');
  return (
    <>
      <Head {...getRootProps()}>
        <SearchIcon fontSize="small" />
        <InputBase
          // The dialog is opened to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          fullWidth
          placeholder={label}
          inputProps={{ ...getInputProps(), 'aria-label': label, spellCheck: false, enterKeyHint: 'go' }}
        />
        <button type="button" className="icon-button" aria-label={translate('shell.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </button>
      </Head>
      {isPending && <LinearProgress aria-hidden sx={{ height: 2, mt: '-2px', flex: 'none' }} />}
      {error && (
        <Alert
          severity="error"
          sx={{ m: 2, mb: 0 }}
          action={onRetry && <Button onClick={onRetry}>{translate('finder.retry')}</Button>}
        >
          {translate('finder.failed', { message: error.message })}
        </Alert>
      )}
      {count > 0 && (
        // Groups of a listbox are no list items.
        <Results as="div" {...getListboxProps()} aria-label={title} aria-labelledby={undefined} aria-busy={isPending}>
          {groupedOptions.map(({ key, index, group, options }) => (
            <div key={key} role="group" aria-label={group}>
              <Group aria-hidden>{group}</Group>
              <ul role="none">
                {options.map((target, at) => {
                  const { key: optionKey, ...option } = getOptionProps({ option: target, index: index + at });
                  return <FinderOption key={optionKey} {...option} target={target} words={typed} />;
                })}
              </ul>
            </div>
          ))}
        </Results>
      )}
      {(note || (isPending && count === 0)) && <Note>{isPending ? translate('finder.searching') : note}</Note>}
      <span role="status" className="hidden-text">
        {announcement}
      </span>
      <Keys aria-hidden>
        <span>
          <kbd>↑ ↓</kbd>
          {translate('finder.keys.move')}
        </span>
        <span>
          <kbd>{translate('finder.keys.enter')}</kbd>
          {translate('finder.keys.open')}
        </span>
        <span>
          <kbd>{translate('finder.keys.escape')}</kbd>
          {translate('finder.keys.close')}
        </span>
      </Keys>
    </>
  );
};
