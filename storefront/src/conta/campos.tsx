import { CONTA } from '../palavras/conta.ts';
import { Campo } from '../site/ui/Campo.tsx';

/** The six digits of the app. */
export const CampoCodigo = ({
  id,
  nome = id,
  erro,
  rotulo = CONTA.codigoDoAplicativo,
}: {
  id: string;
  nome?: string;
  erro: string | null;
  rotulo?: string;
}) => (
  <Campo
    id={id}
    name={nome}
    rotulo={rotulo}
    erro={erro}
    ajuda={CONTA.seisDigitos}
    inputMode="numeric"
    autoComplete="one-time-code"
    pattern="\s*\d{6}\s*"
    title={CONTA.osSeisDigitos}
    maxLength={8}
    required
  />
);

export const CampoSenha = ({
  id,
  nome = id,
  rotulo,
  erro,
  nova = false,
  ajuda,
  minimo,
}: {
  id: string;
  /** Of the field in its form. */
  nome?: string;
  rotulo: string;
  erro: string | null;
  /** A new one: password managers offer to make it. */
  nova?: boolean;
  ajuda?: string;
  minimo?: number;
}) => (
  <Campo
    id={id}
    name={nome}
    rotulo={rotulo}
    erro={erro}
    ajuda={ajuda}
    type="password"
    autoComplete={nova ? 'new-password' : 'current-password'}
    minLength={minimo}
    maxLength={200}
    required
  />
);

/** One of the codes kept for a lost device. */
export const CampoRecuperacao = ({
  id,
  nome = id,
  erro,
}: {
  id: string;
  nome?: string;
  erro: string | null;
}) => (
  <Campo
    id={id}
    name={nome}
    rotulo={CONTA.codigoDeRecuperacao}
    erro={erro}
    ajuda={CONTA.comoRecuperacao}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
    required
  />
);
