import { Navigate } from 'react-router';
import { ROTA } from './dados.ts';

/** A brand has one configuration, and one screen of it: whatever leads to the record leads there. */
export default function Ir() {
  return <Navigate to={`/${ROTA}`} replace />;
}
