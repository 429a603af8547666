import type { LeilaoDaEquipe } from '@martelo/shared/leilao-da-equipe';
import { ATORES } from '@martelo/shared/transicoes';
import { ADMIN } from '../../src/palavras/admin.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTemPapel } from '../dados/contexto.tsx';
import { caminhoDaMesa } from '../sala/endereco.ts';

/** The way to the console, while there is something to hold: a page of its own. */
export function Conduzir({
  leilao: { uid, situacao },
}: {
  leilao: Pick<LeilaoDaEquipe, 'uid' | 'situacao'>;
}) {
  const conduz = useTemPapel(ATORES.leiloeiro);
  return conduz && (situacao === 'PRONTO' || situacao === 'AO_VIVO') ? (
    <a className="botao normal" href={caminhoDaMesa(uid)}>
      <Icone nome="gavel" tamanho={16} />
      <span>{ADMIN.conduzir}</span>
    </a>
  ) : null;
}
