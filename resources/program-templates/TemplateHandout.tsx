import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../contract/limits.ts';
import type { Program } from '../../contract/program-shapes.ts';
import { HandoutWindow } from '../../src/components/handout/HandoutWindow.tsx';
import { LoadedHandout } from '../../src/components/handout/LoadedHandout.tsx';
import { useToday } from '../../src/components/useToday.ts';

interface Props {
  template: Program;
  onClose: () => void;
}

/** A template as a handout: with a line for a name, and without a code, which opens a patient's program alone. */
export default function TemplateHandout({ template, onClose }: Props) {
  const today = useToday(useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE);
  return (
    <HandoutWindow onClose={onClose}>
      <LoadedHandout program={template} today={today} patient={null} address={null} />
    </HandoutWindow>
  );
}
