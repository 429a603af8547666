import { formatarDataHora } from '@martelo/shared/datas';
import { podeMexer } from '@martelo/shared/pos-venda/juntar';
import { formatarReais } from '@martelo/shared/reais';
import { Link, useNavigate } from 'react-router';
import { useCasa } from '../../dados/contexto.tsx';
import { fotoNaCasa } from '../../fotos/na-casa.ts';
import { DaEspecie } from '../../partes/DaEspecie.tsx';
import { Relacao } from '../../partes/Relacao.tsx';
import { useDizer } from '../../ui/Avisos.tsx';
import { AtoDaVenda } from '../AtoDaVenda.tsx';
import { Juntar } from '../Juntar.tsx';
import { Marcar } from '../Marcar.tsx';
import { type PropsDaVenda, usePalavras, usePodeAcertar } from '../venda.ts';

/** What was bought, and the joining and parting of sales while nothing of them was received (P2). */
export default function Lotes({ venda, lerDeNovo }: PropsDaVenda) {
  const P = usePalavras();
  const { telas, recursos } = useCasa();
  const repasse = recursos.get('repasse');
  const lote = telas.get('lote');
  const mexe = usePodeAcertar() && podeMexer(venda);
  const dizer = useDizer();
  const navegar = useNavigate();
  return (
    <>
      {mexe && (
        <p className="registro-acoes da-parte">
          <Juntar {...{ venda, lerDeNovo }} />
          {venda.itens.length > 1 && (
            <AtoDaVenda
              revisao={venda.revisao}
              aoFazer={(resposta) => {
                lerDeNovo();
                if (resposta === null) return;
                dizer(P.atos.separada(Number(resposta.id)));
                navegar(`/venda/${resposta.uid}`);
              }}
              ato={{
                ...{ rotulo: P.atos.separar, titulo: P.atos.separarTitulo, explica: P.atos.separarExplica },
                ...{ metodo: 'POST', caminho: `/v1/vendas/${venda.uid}/desmembrar` },
                falta: P.atos.separarNada,
                miolo: (escrever) => (
                  <Marcar
                    nome={P.abas.lotes}
                    opcoes={venda.itens.map(({ uid, loteNumero, loteNome, totalAPagar }) => ({
                      ...{
                        valor: uid,
                        rotulo: `${loteNumero} · ${loteNome} · ${formatarReais(totalAPagar)}`,
                      },
                    }))}
                    mudar={(marcados) =>
                      escrever(
                        marcados.length === 0 || marcados.length === venda.itens.length
                          ? null
                          : { itens: marcados },
                      )
                    }
                  />
                ),
              }}
            />
          )}
        </p>
      )}
      <Relacao
        itens={venda.itens}
        chave={({ uid }) => uid}
        colunas={[
          {
            rotulo: P.abas.lotes,
            de: ({ lelUid, loteNumero, loteNome, loteFoto }) => (
              <span className="venda-lote">
                {loteFoto && (
                  <img src={fotoNaCasa(loteFoto, 200)} alt="" loading="lazy" width={56} height={42} />
                )}
                {lote ? (
                  <Link to={`/${lote.rotaDeUm}/${lelUid}`}>
                    {loteNumero} · {loteNome}
                  </Link>
                ) : (
                  `${loteNumero} · ${loteNome}`
                )}
              </span>
            ),
          },
          { rotulo: P.lotes.patio, de: ({ patioNome }) => patioNome ?? '' },
          {
            rotulo: P.abas.retiradas,
            de: ({ retiradaEm }) =>
              retiradaEm ? P.lotes.retirado(formatarDataHora(retiradaEm)) : P.lotes.noPatio,
          },
          {
            ...{ rotulo: P.lotes.arremate, numero: true },
            de: ({ valorLance }) => formatarReais(valorLance),
          },
          {
            ...{ rotulo: P.lotes.total, numero: true },
            de: ({ totalAPagar }) => formatarReais(totalAPagar),
          },
        ]}
      />
      {repasse && (
        <section className="parte" aria-labelledby="repasses">
          <h2 id="repasses">{P.lotes.repasses}</h2>
          <DaEspecie
            recurso={repasse}
            filtro={{ tipo: 'exata', campo: 'vendaUid', valor: venda.uid }}
            campos={['comId', 'valorLance', 'porcentagem', 'fixo', 'comissao', 'liquido', 'situacao']}
            vazio={P.lotes.semRepasses}
          />
        </section>
      )}
    </>
  );
}
