import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

export const BackToPatient = ({ id }: { id: number }) => (
  <Button component={Link} to={`/patients/${id}`} variant="outlined">
    {useTranslate()('builder.backToPatient')}
  </Button>
);
