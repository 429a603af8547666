import type { TipoHotsite } from '@martelo/shared/hotsite';
import { AUDITORIO } from '../palavras/auditorio.ts';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';

/** The way into an auction's room, from its page and from its lots'. */
export const IrParaSala = ({ endereco, modo }: { endereco: string; modo: TipoHotsite }) => (
  <BotaoLigacao href={endereco} variante="secundario" icone="radio">
    {AUDITORIO[modo].assistir}
  </BotaoLigacao>
);
