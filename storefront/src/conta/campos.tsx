import { Campo } from '../site/ui/Campo.tsx';

/** The six digits of the app. */
export const CampoCodigo = ({
  id,
  erro,
  rotulo = 'Código do aplicativo',
}: {
  id: string;
  erro: string | null;
  rotulo?: string;
}) => (
  <Campo
    id={id}
    rotulo={rotulo}
    erro={erro}
    ajuda="6 dígitos"
    inputMode="numeric"
    autoComplete="one-time-code"
    pattern="\s*\d{6}\s*"
    title="Os 6 dígitos que o aplicativo mostra"
    maxLength={8}
    required
  />
);

export const CampoSenha = ({
  id,
  rotulo,
  erro,
  nova = false,
  ajuda,
  minimo,
}: {
  id: string;
  rotulo: string;
  erro: string | null;
  /** A new one: password managers offer to make it. */
  nova?: boolean;
  ajuda?: string;
  minimo?: number;
}) => (
  <Campo
    id={id}
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
export const CampoRecuperacao = ({ id, erro }: { id: string; erro: string | null }) => (
  <Campo
    id={id}
    rotulo="Código de recuperação"
    erro={erro}
    ajuda="10 letras e números, como ABCDE-FGHJK. Cada um vale uma vez."
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
    required
  />
);
