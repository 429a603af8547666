import { Navigate } from 'react-router';

/** A brand has one model, and one screen of it: whatever leads to the record leads there. */
export default function Ir() {
  return <Navigate to="/assinatura-email?aba=modelo" replace />;
}
