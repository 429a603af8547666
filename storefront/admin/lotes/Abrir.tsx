import { Navigate } from 'react-router';

/** A row of the list is a lot, which has a screen of its own. */
export default function Abrir({ uid }: { uid: string }) {
  return <Navigate to={`/lote/${uid}`} replace />;
}
