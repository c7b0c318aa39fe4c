import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../contract/platform/limits.ts';
import type { Program } from '../../contract/programs/shapes.ts';
import { HandoutWindow, LoadedHandout } from '../programs/shared/handout/HandoutWindow.tsx';
import { useToday } from '../../src/ui/hooks.ts';

interface Props {
  template: Program;
  onClose: () => void;
}

/** A template as a handout: with a line for a name and without a QR code, which needs a patient. */
export default function TemplateHandout({ template, onClose }: Props) {
  const today = useToday(useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE);
  return (
    <HandoutWindow onClose={onClose}>
      <LoadedHandout program={template} today={today} patient={null} address={null} personalAddress={null} />
    </HandoutWindow>
  );
}
