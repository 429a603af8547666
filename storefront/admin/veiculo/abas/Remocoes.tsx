import { Link } from 'react-router';
import { PARTES_DO_VEICULO } from '../../../src/palavras/admin-veiculo-partes.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { DaEspecie } from '../../partes/DaEspecie.tsx';
import { doVeiculo, type PropsDaAba } from '../veiculo.ts';

const P = PARTES_DO_VEICULO.remocoes;

/** How it came, and how it is to come. */
export default function Remocoes({ veiculo }: PropsDaAba) {
  const { recursos, telas } = useCasa();
  const recurso = recursos.get('remocao')!;
  return (
    <>
      {recurso.cria && telas.has('remocao') && (
        <p className="acoes-da-parte ao-fim">
          <Link className="botao normal" to={`/${recurso.rotaDeUm}/novo?veiculoId=${veiculo.id}`}>
            {P.pedir}
          </Link>
        </p>
      )}
      <DaEspecie
        recurso={recurso}
        filtro={doVeiculo(veiculo)}
        campos={['situacao', 'localNome', 'patioId', 'dataSolicitacao', 'diaInicioReal']}
        vazio={P.nenhuma}
      />
    </>
  );
}
