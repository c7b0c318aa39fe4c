import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { renderOptionGroup } from '../../../src/ui/ManyChoice.tsx';
import { type Target, toTargets, findPages } from './targets.ts';
import { searchAll } from '../../../contract/search/search.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import { useDebounced } from '../../../src/ui/hooks.ts';
import { useLayoutFrame } from '../../../src/ui/LayoutContext.tsx';

const MIN_LETTERS = 2;

/** Matches for the typed words: pages at once, records once typing pauses for 200 ms. */
function useTargets() {
  const translate = useTranslate();
  const { menu } = useLayoutFrame();
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const settled = useDebounced(words);
  const enough = settled.length >= MIN_LETTERS;
  const { data, error, isFetching } = useCall(searchAll, { query: { q: settled } }, { enabled: enough });
  const targets = useMemo(() => {
    const pages = findPages(menu, words, translate);
    // Enter right after a key must not open a match of the previous words.
    const records =
      data && enough && settled === words
        ? toTargets(data, (kind, uuid) => translate(`find.session.${kind}`, { uuid }))
        : [];
    return [...pages, ...records];
  }, [menu, words, settled, translate, data, enough]);
  const searching = words.length >= MIN_LETTERS && (isFetching || settled !== words);
  return { typed, setTyped, targets, error, searching, enough: words.length >= MIN_LETTERS };
}

/** The global search: arrow keys choose, Enter opens, Escape closes. */
export default function FindDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const titleId = useId();
  const { typed, setTyped, targets, error, searching, enough } = useTargets();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { alignSelf: 'flex-start', overflow: 'visible', p: 2, m: { xs: 1, sm: 4 }, width: '100%' } },
      }}
    >
      <DialogTitle id={titleId} className="hidden-text">
        {translate('find.title')}
      </DialogTitle>
      <Autocomplete<Target>
        open
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        autoHighlight
        disablePortal
        clearOnBlur={false}
        value={null}
        options={targets}
        filterOptions={(all) => all}
        getOptionKey={({ key }) => key}
        getOptionLabel={({ label }) => label}
        groupBy={({ kind }) => translate(`find.kinds.${kind}`)}
        renderGroup={renderOptionGroup}
        inputValue={typed}
        onInputChange={(_event, text, reason) => reason !== 'reset' && reason !== 'selectOption' && setTyped(text)}
        onChange={(_event, target) => {
          if (!target) return;
          onClose();
          void navigate(target.to);
        }}
        loading={searching}
        loadingText={translate('find.searching')}
        noOptionsText={translate(enough ? 'find.nothing' : 'find.hint')}
        forcePopupIcon={false}
        slotProps={{ listbox: { style: { maxHeight: 'min(60vh, 500px)' } } }}
        renderOption={({ key, ...option }, { label, detail: beside }) => (
          <li key={key} {...option} style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
            <span>{label}</span>
            {beside && (
              <span style={{ color: 'var(--ink-muted)', textAlign: 'right', overflowWrap: 'anywhere' }}>{beside}</span>
            )}
          </li>
        )}
        renderInput={(input) => (
          // The dialog has no other control to focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          <TextField {...input} autoFocus label={translate('find.label')} />
        )}
      />
      {error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate('find.failed', { message: error.message })}
        </Alert>
      )}
    </Dialog>
  );
}
