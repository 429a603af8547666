import { CONVERSA } from '../palavras/conversa.ts';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';

/** The same for visitors: first they become somebody. It needs no script, and no sheet of its own. */
export const EntrarParaFalar = ({ login }: { login: string }) => (
  <BotaoLigacao href={login} variante="texto" icone="message-circle">
    {CONVERSA.entrePraFalar}
  </BotaoLigacao>
);
