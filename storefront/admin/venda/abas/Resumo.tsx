import { formatarDataHora } from '@martelo/shared/datas';
import { EXTRA_MAX } from '@martelo/shared/pos-venda/pedidos';
import { formatarReais } from '@martelo/shared/reais';
import { AtoDaVenda } from '../AtoDaVenda.tsx';
import { Quadro } from '../Quadro.tsx';
import { type PropsDaVenda, perguntado, porque, usePalavras, usePodeAcertar } from '../venda.ts';

/** Where its money stands, and what its total is made of: with what staff add to it and take off it. */
export default function Resumo({ venda, lerDeNovo }: PropsDaVenda) {
  const P = usePalavras();
  const mexe = usePodeAcertar() && venda.encerramento === null;
  const base = `/v1/vendas/${venda.uid}`;
  const comum = { revisao: venda.revisao, aoFazer: lerDeNovo };
  const dosItens = new Set(venda.itens.map(({ uid }) => uid));
  return (
    <div className="venda-resumo">
      <Quadro {...{ venda }} />
      <section className="sabidos" aria-labelledby="contas">
        <h2 id="contas">{P.contas.titulo}</h2>
        <dl className="contas-da-venda">
          <Conta nome={P.contas.lance} valor={venda.valorLance} />
          {despesasDosItens(venda.itens).map(({ nome, valor }) => (
            <Conta key={nome} {...{ nome, valor }} />
          ))}
          {venda.itensExtras.map(({ uid, nome, valor, ate }) => (
            <Conta key={uid} {...{ nome, valor }}>
              {/* What follows from a lot's delivery or its days at the yard changes with them. */}
              {mexe && !dosItens.has(uid) && ate === undefined && (
                <AtoDaVenda
                  {...comum}
                  leve
                  ato={{
                    rotulo: P.atos.retirarExtra,
                    titulo: P.atos.retirarExtraTitulo(nome),
                    explica: P.atos.retirarExtraExplica,
                    ...{ metodo: 'POST', caminho: `${base}/itens-extras/retirar`, variante: 'perigo' },
                    campos: [porque(P.campos.motivo)],
                    fixos: { extraUid: uid },
                  }}
                />
              )}
            </Conta>
          ))}
          {venda.valorDesconto > 0 && <Conta nome={P.contas.desconto} valor={-venda.valorDesconto} />}
          <Conta nome={P.contas.total} valor={venda.totalAPagar} total />
        </dl>
        {mexe && (
          <p className="registro-acoes da-parte">
            <AtoDaVenda
              {...comum}
              ato={{
                ...{ rotulo: P.atos.extra, explica: P.atos.extraExplica },
                ...{ metodo: 'POST', caminho: `${base}/itens-extras` },
                campos: [
                  perguntado('nome', P.campos.nome, 'texto', { maximo: 120 }),
                  perguntado('valor', P.campos.valor, 'centavos', { minimo: 1, maximo: EXTRA_MAX }),
                ],
              }}
            />
            <AtoDaVenda
              {...comum}
              ato={{
                ...{ rotulo: P.atos.desconto, explica: P.atos.descontoExplica },
                ...{ metodo: 'POST', caminho: `${base}/desconto` },
                campos: [
                  perguntado('valor', P.campos.valor, 'centavos', { minimo: 0 }),
                  porque(P.campos.motivo),
                ],
              }}
            />
          </p>
        )}
        <Retirados de={venda.extrasRetirados ?? []} />
      </section>
    </div>
  );
}

/** Of all items, by name; a sale's own list has its extras among them, which stand below with what may be done about each. */
function despesasDosItens(itens: PropsDaVenda['venda']['itens']): { nome: string; valor: number }[] {
  const porNome = new Map<string, number>();
  for (const { nome, valor } of itens.flatMap(({ despesas }) => despesas))
    porNome.set(nome, (porNome.get(nome) ?? 0) + valor);
  return [...porNome].map(([nome, valor]) => ({ nome, valor }));
}

function Conta({
  nome,
  valor,
  total = false,
  children,
}: {
  nome: string;
  valor: number;
  total?: boolean;
  children?: React.ReactNode;
}) {
  return (
    <div className={total ? 'total' : undefined}>
      <dt>{nome}</dt>
      <dd>
        {children}
        {formatarReais(valor)}
      </dd>
    </div>
  );
}

/** What was added and taken back: why, and when. */
function Retirados({ de }: { de: NonNullable<PropsDaVenda['venda']['extrasRetirados']> }) {
  const P = usePalavras().contas;
  if (de.length === 0) return null;
  return (
    <details>
      <summary>{P.retirados(de.length)}</summary>
      <ul>
        {de.map(({ uid, nome, valor, motivo, em }) => (
          <li key={uid}>
            <del>
              {nome}, {formatarReais(valor)}
            </del>{' '}
            {formatarDataHora(em)}: {motivo}
          </li>
        ))}
      </ul>
    </details>
  );
}
