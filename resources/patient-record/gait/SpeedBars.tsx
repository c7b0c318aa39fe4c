import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

const List = styled('ol')({
  display: 'grid',
  gap: 10,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'grid', gridTemplateColumns: '88px 1fr 72px', alignItems: 'center', gap: 12 },
  '& span:first-of-type': { color: 'var(--ink-muted)' },
  '& i': { display: 'block', height: 12, borderRadius: 4, background: 'var(--primary)' },
  '& strong': { fontWeight: 600, textAlign: 'right' },
});

/** Walking speeds as bars, oldest first; `speed` in m/s, `day` as it is shown. */
export const SpeedBars = ({ speeds }: { speeds: readonly { id: number; day: string; speed: number }[] }) => {
  const translate = useTranslate();
  const fastest = Math.max(...speeds.map(({ speed }) => speed), 0.1);
  return (
    <section>
      <Typography variant="h3" component="h2">
        {translate('recordActivity.speed')}
      </Typography>
      <List>
        {speeds.map(({ id, day, speed }) => (
          <li key={id}>
            <span>{day}</span>
            <i style={{ width: `${(100 * speed) / fastest}%` }} aria-hidden="true" />
            <strong>{speed.toFixed(2)} m/s</strong>
          </li>
        ))}
      </List>
    </section>
  );
};
