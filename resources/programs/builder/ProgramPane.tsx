import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { NAME_MAX } from '../../../contract/platform/limits.ts';
import { validateProgram } from '../../../domain/programs/program.ts';
import { ProgramMinutes } from '../shared/ProgramOutline.tsx';
import { formatFrequency } from '../shared/programText.ts';
import { BlockList } from './BlockList.tsx';
import { useEditFocus } from './BlockItem.tsx';
import type { StepProps } from './StepFrame.tsx';

type Props = Pick<StepProps, 'state' | 'dispatch'>;

const NameForm = ({ state: { draft }, dispatch }: Props) => {
  const translate = useTranslate();
  const [name, setName] = useState(draft.name);
  const [error, setError] = useState<string>();
  const closeForm = () => dispatch({ type: 'edit', what: null });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const message = validateProgram({ ...draft, name }, 'Program').name;
        if (message) return setError(message);
        dispatch({ type: 'draft', change: { name } });
        closeForm();
      }}
    >
      <TextField
        fullWidth
        id="field-program-name"
        label={translate('builder.name')}
        value={name}
        error={error !== undefined}
        helperText={error && translate(error)}
        onChange={({ target }) => setName(target.value)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: NAME_MAX, autoComplete: 'off', dir: 'auto' },
        }}
      />
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, margin: '8px 0' }}>
        <Button size="small" onClick={closeForm}>
          {translate('builder.cancel')}
        </Button>
        <Button size="small" type="submit" variant="outlined">
          {translate('builder.saveName')}
        </Button>
      </div>
    </form>
  );
};

/** The program's name, editable in place. */
const NameEditor = ({ state, dispatch }: Props) => {
  const translate = useTranslate();
  const editing = state.editing === 'name';
  const frame = useEditFocus(editing);
  return (
    <div ref={frame}>
      {editing ? (
        <NameForm state={state} dispatch={dispatch} />
      ) : (
        <div style={{ display: 'flex', alignItems: 'flex-start', gap: 4 }}>
          <Typography variant="h3" dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', pt: 1 }}>
            {state.draft.name || translate('builder.unnamed')}
          </Typography>
          <button
            type="button"
            className="icon-button"
            aria-label={translate('builder.editName')}
            onClick={() => dispatch({ type: 'edit', what: 'name' })}
          >
            <EditIcon sx={{ fontSize: 18 }} />
          </button>
        </div>
      )}
    </div>
  );
};

/** The program built so far: name, frequency, duration and exercises. */
export const ProgramPane = ({ intent, state, dispatch }: Pick<StepProps, 'intent' | 'state' | 'dispatch'>) => {
  const translate = useTranslate();
  return (
    <>
      <NameEditor state={state} dispatch={dispatch} />
      <Typography variant="body2" color="textSecondary" component="div" sx={{ mb: 2 }}>
        {translate('programs.exerciseCount', { smart_count: state.draft.blocks.length })} ·{' '}
        {formatFrequency(state.draft, translate)}
        <div aria-live="polite">
          <ProgramMinutes program={state.draft} />
        </div>
      </Typography>
      <BlockList intent={intent} state={state} dispatch={dispatch} empty={translate('builder.empty')} />
    </>
  );
};
