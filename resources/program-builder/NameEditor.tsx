import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { NAME_MAX } from '../../contract/limits.ts';
import { programProblems } from '../../domain/program.ts';
import type { StepProps } from './stepProps.ts';
import { useEditFocus } from './useEditFocus.ts';

type Props = Pick<StepProps, 'state' | 'dispatch'>;

const Editing = ({ state: { draft }, dispatch }: Props) => {
  const translate = useTranslate();
  const [name, setName] = useState(draft.name);
  const [problem, setProblem] = useState<string>();
  const leave = () => dispatch({ type: 'edit', what: null });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = programProblems({ ...draft, name }, 'Program').name;
        if (wrong) return setProblem(wrong);
        dispatch({ type: 'draft', change: { name } });
        leave();
      }}
    >
      <TextField
        fullWidth
        id="field-program-name"
        label={translate('builder.name')}
        value={name}
        error={problem !== undefined}
        helperText={problem && translate(problem)}
        onChange={({ target }) => setName(target.value)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: NAME_MAX, autoComplete: 'off', dir: 'auto' },
        }}
      />
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, margin: '8px 0' }}>
        <Button size="small" onClick={leave}>
          {translate('builder.cancel')}
        </Button>
        <Button size="small" type="submit" variant="outlined">
          {translate('builder.saveName')}
        </Button>
      </div>
    </form>
  );
};

/** The program's name above the list, changed in place and then saved or left as it was. */
export const NameEditor = ({ state, dispatch }: Props) => {
  const translate = useTranslate();
  const editing = state.editing === 'name';
  const frame = useEditFocus(editing);
  return (
    <div ref={frame}>
      {editing ? (
        <Editing state={state} dispatch={dispatch} />
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
