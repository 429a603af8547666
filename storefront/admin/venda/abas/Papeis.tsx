import { liberada } from '@martelo/shared/pos-venda/liberada';
import { etapaSegue, papeisSairam, temPapeis } from '@martelo/shared/pos-venda/papeis';
import { formatarReais } from '@martelo/shared/reais';
import { ESTADOS_UF } from '@martelo/shared/uf';
import { ETAPAS_DOCUMENTACAO, type ItemVenda, METODOS_ENTREGA } from '@martelo/shared/venda';
import { useGetList } from 'ra-core';
import { PAPEIS } from '../../../src/palavras/papeis-da-compra.ts';
import { useCasa } from '../../dados/contexto.tsx';
import type { Registro } from '../../dados/tipos.ts';
import { AtoDaVenda } from '../AtoDaVenda.tsx';
import { escolhido, type PropsDaVenda, perguntado, usePalavras, usePodeAcertar } from '../venda.ts';

/** The papers of each thing that has some: how far they are, what holds them, and how they reach the buyer (P16, P20). */
export default function Papeis({ venda, lerDeNovo }: PropsDaVenda) {
  return (
    <div className="cartoes">
      {venda.itens.map((item) => (
        <Item key={item.uid} {...{ item, venda, lerDeNovo }} />
      ))}
    </div>
  );
}

function Item({ item, venda, lerDeNovo }: Pick<PropsDaVenda, 'venda' | 'lerDeNovo'> & { item: ItemVenda }) {
  const todas = usePalavras();
  const P = todas.papeis;
  const { tipo } = useCasa().configuracao.marca;
  const { etapas, metodos } = PAPEIS[tipo];
  const acerta = usePodeAcertar() && venda.encerramento === null;
  const { documentacao, entrega } = item;
  const paga = liberada(venda);
  const parada = documentacao.pendencias.find(({ ate }) => ate === null);
  const base = `/v1/vendas/${venda.uid}/itens/${item.uid}`;
  const comum = { revisao: venda.revisao, aoFazer: lerDeNovo };
  const dosPapeis = { metodo: 'PUT', caminho: `${base}/documentacao` } as const;
  const titulo = P.etapaTitulo(item.loteNome);
  const seguintes = ETAPAS_DOCUMENTACAO.filter((uma) => etapaSegue(documentacao.etapa, uma));
  return (
    <article>
      <h2>
        {item.loteNumero} · {item.loteNome}
      </h2>
      {!temPapeis(item) ? (
        <p className="quieto">{P.semPapeis}</p>
      ) : (
        <>
          <ol className="etapas">
            {ETAPAS_DOCUMENTACAO.map((etapa) => (
              <li key={etapa} aria-current={etapa === documentacao.etapa ? 'step' : undefined}>
                {etapas[etapa]}
              </li>
            ))}
          </ol>
          {documentacao.prazoAtual && (
            <p>{P.prazo(documentacao.prazoAtual.split('-').reverse().join('/'))}</p>
          )}
          {parada && <p className="nota ruim">{P.pendente(parada.motivo)}</p>}
          {documentacao.codigo && (
            <p>
              {todas.campos.codigo}: <code>{documentacao.codigo}</code>
            </p>
          )}
          <p>
            {entrega
              ? P.chegam(
                  metodos[entrega.metodo],
                  entrega.valor === null ? null : formatarReais(entrega.valor),
                )
              : P.naoEscolheu}
          </p>
          {acerta && !paga && <p className="quieto">{P.depoisDePaga}</p>}
          {acerta && (
            <div className="registro-acoes">
              {paga && (
                <AtoDaVenda
                  {...comum}
                  ato={{
                    ...{ rotulo: P.etapa, titulo, explica: P.etapaExplica, ...dosPapeis },
                    campos: [
                      escolhido(
                        'etapa',
                        todas.campos.etapa,
                        Object.fromEntries(seguintes.map((uma) => [uma, etapas[uma]])),
                      ),
                      perguntado('codigo', todas.campos.codigo, 'texto', { obrigatorio: false, maximo: 60 }),
                      perguntado('previsaoDias', todas.campos.previsaoDias, 'inteiro', {
                        ...{ obrigatorio: false, minimo: 0, maximo: 365 },
                      }),
                    ],
                  }}
                />
              )}
              {!paga ? null : parada ? (
                <AtoDaVenda
                  {...comum}
                  ato={{
                    ...{ rotulo: P.resolver, titulo, explica: P.resolverExplica, ...dosPapeis },
                    fixos: { semPendencia: true },
                  }}
                />
              ) : (
                <AtoDaVenda
                  {...comum}
                  ato={{
                    ...{ rotulo: P.pendencia, titulo, explica: P.pendenciaExplica, ...dosPapeis },
                    campos: [
                      perguntado('pendencia', todas.campos.pendencia, 'paragrafos', {
                        ...{ minimo: 3, maximo: 300 },
                      }),
                    ],
                  }}
                />
              )}
              {!papeisSairam(item) && <Entrega {...{ item, venda, lerDeNovo, base, titulo, metodos }} />}
            </div>
          )}
        </>
      )}
    </article>
  );
}

const MAIS_PATIOS = 200;

/** An address, a line each; sent whole or not at all. */
function enderecoPerguntado(
  rotulo: string,
  P: (typeof PAPEIS)[keyof typeof PAPEIS],
): ReturnType<typeof perguntado> {
  const linha = (campo: string, nome: string, maximo: number, obrigatorio = true) =>
    perguntado(`endereco.${campo}`, nome, 'texto', { maximo, obrigatorio });
  return {
    ...perguntado('endereco', rotulo, 'grupo', { obrigatorio: false }),
    campos: [
      linha('cep', P.cep, 9),
      linha('logradouro', P.rua, 200),
      linha('numero', P.numero, 20),
      linha('complemento', P.complemento, 100, false),
      linha('bairro', P.bairro, 100),
      linha('cidade', P.cidade, 100),
      escolhido('endereco.estadoSigla', P.estado, ESTADOS_UF),
    ],
  };
}

/** How they are to go; a yard is one of the brand's. */
function Entrega({
  item,
  venda,
  lerDeNovo,
  base,
  titulo,
  metodos,
}: Pick<PropsDaVenda, 'venda' | 'lerDeNovo'> & {
  item: ItemVenda;
  base: string;
  titulo: string;
  metodos: Readonly<Record<(typeof METODOS_ENTREGA)[number], string>>;
}) {
  const { papeis: P, campos } = usePalavras();
  const { recursos, configuracao } = useCasa();
  const temPatios = recursos.has('patio');
  const dizeres = PAPEIS[configuracao.marca.tipo];
  const { data: patios = [] } = useGetList<Registro & { nome: string }>(
    'patio',
    { pagination: { page: 1, perPage: MAIS_PATIOS }, sort: { field: 'nome', order: 'ASC' } },
    { enabled: temPatios },
  );
  return (
    <AtoDaVenda
      revisao={venda.revisao}
      aoFazer={lerDeNovo}
      ato={{
        ...{
          rotulo: P.entrega,
          titulo,
          explica: P.entregaExplica,
          metodo: 'PUT',
          caminho: `${base}/entrega`,
        },
        campos: [
          escolhido(
            'metodo',
            campos.metodo,
            Object.fromEntries(METODOS_ENTREGA.map((um) => [um, metodos[um]])),
          ),
          perguntado('valor', campos.valorDoEnvio, 'centavos', { obrigatorio: false, minimo: 0 }),
          ...(patios.length === 0
            ? []
            : [
                escolhido(
                  'patUid',
                  campos.patio,
                  Object.fromEntries(patios.map(({ uid, nome }) => [uid, nome])),
                  { obrigatorio: false },
                ),
              ]),
          // Where to, unless the buyer has said so.
          ...(item.entrega?.endereco ? [] : [enderecoPerguntado(campos.endereco, dizeres)]),
        ],
      }}
    />
  );
}
