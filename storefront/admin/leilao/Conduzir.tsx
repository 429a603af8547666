import type { LeilaoDaEquipe } from '@martelo/shared/leilao-da-equipe';
import { QUEM_TRANSMITE } from '@martelo/shared/papeis';
import { ATORES } from '@martelo/shared/transicoes';
import { ADMIN } from '../../src/palavras/admin.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTemPapel } from '../dados/contexto.tsx';
import { caminhoDaMesa } from '../sala/endereco.ts';
import { caminhoDoEstudio } from '../transmissao/endereco.ts';

/** The ways to the console and to the studio, while there is something to hold: pages of their own. */
export function Conduzir({
  leilao: { uid, situacao },
}: {
  leilao: Pick<LeilaoDaEquipe, 'uid' | 'situacao'>;
}) {
  const conduz = useTemPapel(ATORES.leiloeiro);
  const transmite = useTemPapel(QUEM_TRANSMITE);
  if (situacao !== 'PRONTO' && situacao !== 'AO_VIVO') return null;
  return (
    <>
      {conduz && (
        <a className="botao normal" href={caminhoDaMesa(uid)}>
          <Icone nome="gavel" tamanho={16} />
          <span>{ADMIN.conduzir}</span>
        </a>
      )}
      {transmite && (
        <a className="botao normal" href={caminhoDoEstudio(uid)}>
          <Icone nome="camera" tamanho={16} />
          <span>{ADMIN.transmissao}</span>
        </a>
      )}
    </>
  );
}
