import type { Filtro } from '@martelo/shared/filtro';
import { type ComissaoCombinada, vezDaComissao } from '@martelo/shared/pos-venda/repasse';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useGetOne } from 'ra-core';
import { Link } from 'react-router';
import { ADMIN_COMITENTE } from '../../src/palavras/admin-comitente.ts';
import { useCasa } from '../dados/contexto.tsx';
import type { Registro as Doc } from '../dados/tipos.ts';
import { enderecoDaLista } from '../lista/endereco.ts';
import Registro from '../registro/Tela.tsx';
import { Parte } from './Parte.tsx';

const de = (campo: string, valor: number): Filtro => ({ tipo: 'exata', campo, valor });

/** A consignor: what every kind's screen has, and what the house has agreed to with it, where it is paid and what it gets. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  return (
    <>
      <Registro {...{ recurso, uid }} />
      {uid !== 'novo' && <Dele {...{ recurso, uid }} />}
    </>
  );
}

const comoCombinada = (uma: Doc): ComissaoCombinada => uma as unknown as ComissaoCombinada;

function Dele({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const { recursos, configuracao } = useCasa();
  const P = ADMIN_COMITENTE[configuracao.marca.tipo];
  const { data } = useGetOne<Doc>(recurso.nome, { id: uid as never }, { retry: false });
  // Why it cannot be opened is said above.
  if (data === undefined) return null;
  const { id } = data;
  const listas = [
    ['veiculo', P.veiculos, 'comId'],
    ['loteDaCasa', P.dele, 'comitente.comId'],
  ] as const;
  const vistas = listas.flatMap(([especie, rotulo, campo]) => {
    const lista = recursos.get(especie);
    return lista?.listado
      ? [{ rotulo, para: `/${lista.rota}?${enderecoDaLista({ filtros: [de(campo, id)] })}` }]
      : [];
  });
  return (
    <div className="pagina registro">
      <Parte
        especie="comissaoComitente"
        {...{ titulo: P.comissoes, explica: P.comissoesExplica, vazio: P.semComissao }}
        filtro={de('comId', id)}
        campos={['porcentagem', 'fixo', 'carteiraId', 'vigenteDesde']}
        ultima={{
          rotulo: P.vale,
          de: (uma, todas) =>
            P.vezes[vezDaComissao(comoCombinada(uma), todas.map(comoCombinada), Date.now())],
        }}
        novo={{ rotulo: P.combinar, com: { comId: id } }}
      />
      <Parte
        especie="contaBancaria"
        {...{ titulo: P.contas, vazio: P.semContas }}
        filtro={de('comIds', id)}
        campos={['agencia', 'conta', 'titular']}
        novo={{ rotulo: P.novaConta, com: { comIds: id } }}
      />
      <Parte
        especie="repasse"
        {...{ titulo: P.repasses, vazio: P.semRepasses }}
        filtro={de('comId', id)}
        campos={['leilaoNome', 'valorLance', 'comissao', 'liquido', 'situacao']}
      />
      {vistas.length > 0 && (
        <nav className="parte larga" aria-label={P.veja}>
          <p className="acoes-da-parte">
            {vistas.map(({ rotulo, para }) => (
              <Link key={para} className="botao normal" to={para}>
                {rotulo}
              </Link>
            ))}
          </p>
        </nav>
      )}
    </div>
  );
}
