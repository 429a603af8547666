import { QUEM_VE_O_ESTOQUE } from '@martelo/shared/papeis';
import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_FIPE as P } from '../../src/palavras/admin-fipe.ts';
import { useTitulo } from '../casca/titulo.ts';
import { useTemPapel } from '../dados/contexto.tsx';
import { ImportarPlanilha } from '../leilao/importar/Importar.tsx';
import { Consulta } from './Consulta.tsx';

/** The FIPE table's values of a month into the brand's vehicles: asked of the table, or out of a sheet. */
export default function TabelaFipe() {
  useTitulo(P.titulo);
  const consultas = useQueryClient();
  const veEstoque = useTemPapel(QUEM_VE_O_ESTOQUE);
  return (
    <div className="pagina fipe">
      <h1>{P.titulo}</h1>
      <Consulta />
      <section>
        <h2>{P.planilha}</h2>
        <ImportarPlanilha
          caminho="/v1/fipe/importar"
          explica={P.explica}
          outras={P.outras}
          aoFim={() => consultas.invalidateQueries()}
          ver={veEstoque ? { rotulo: P.ver, para: '/estoque' } : { rotulo: P.verVeiculos, para: '/veiculos' }}
        />
      </section>
    </div>
  );
}
