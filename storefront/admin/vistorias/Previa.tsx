import type { ItemDaVistoria, ValorDoItem } from '@martelo/shared/vistorias/itens';
import { useState } from 'react';
import { ADMIN_VISTORIAS as P } from '../../src/palavras/admin-vistorias.ts';
import { ComPecas } from '../../src/vistorias/preencher/pecas.tsx';
import { Responder } from '../../src/vistorias/preencher/Responder.tsx';
import { TopoDoItem } from '../../src/vistorias/preencher/TopoDoItem.tsx';
import type { CategoriaEscrita, ItemEscrito } from './Categorias.tsx';
import { PECAS_DA_CASA } from './pecas.ts';

/** How a type is filled in on a phone, by the very controls; what is answered here is kept nowhere. */
export function Previa({ categorias }: { categorias: readonly CategoriaEscrita[] }) {
  const [respostas, responder] = useState<Readonly<Record<string, ValorDoItem>>>({});
  const tem = categorias.some(({ itens = [] }) => itens.length > 0);
  return (
    <aside className="previa-celular" aria-labelledby="previa-celular">
      <h2 id="previa-celular">{P.previa}</h2>
      <p className="quieto">{tem ? P.previaExplica : P.previaVazia}</p>
      {tem && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well
        <section className="celular" tabIndex={0} aria-label={P.previa}>
          <ComPecas value={PECAS_DA_CASA}>
            {categorias.map(({ nome, itens = [] }, c) =>
              itens.length === 0 ? null : (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: a preview has nothing of its own to lose
                  key={c}
                  className="preencher-categoria"
                >
                  <h3>{nome || P.semNome}</h3>
                  {itens.map((item, i) => {
                    const uid = item.uid ?? `${c}-${i}`;
                    const inteiro = completo(item, uid);
                    return (
                      <fieldset key={uid} className="preencher-item" aria-label={inteiro.nome}>
                        <TopoDoItem item={inteiro} id={`previa-${uid}`} />
                        <Responder
                          // Another kind of control begins with nothing said.
                          key={`${item.tipo} ${(item.opcoes ?? []).join()}`}
                          item={inteiro}
                          desenho="CARRO"
                          valor={respostas[`${uid} ${item.tipo}`] ?? null}
                          descritoPor={`previa-${uid}`}
                          aoResponder={(valor) =>
                            responder((antes) => ({ ...antes, [`${uid} ${item.tipo}`]: valor }))
                          }
                        />
                      </fieldset>
                    );
                  })}
                </div>
              ),
            )}
          </ComPecas>
        </section>
      )}
    </aside>
  );
}

const completo = (item: ItemEscrito, uid: string): ItemDaVistoria => ({
  ...{ uid, nome: item.nome?.trim() || P.semNome, tipo: item.tipo, obrigatorio: item.obrigatorio ?? false },
  ...{ descricao: item.descricao, exemploUrl: item.exemploUrl, desenho: item.desenho },
  ...{ opcoes: (item.opcoes ?? []).filter((uma) => uma.trim() !== ''), ordem: item.ordem ?? 0 },
});
