import { uuidv7 } from '@martelo/shared/identificador';
import { DESENHOS, ROTULOS_DESENHO } from '@martelo/shared/vistorias/desenho';
import {
  alimenta,
  type ItemDaVistoria,
  ROTULOS_TIPO_DE_ITEM,
  TEM_OPCOES,
  TIPOS_DE_ITEM,
  type TipoDeItem,
} from '@martelo/shared/vistorias/itens';
import { useId, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { ADMIN_VISTORIAS as P } from '../../src/palavras/admin-vistorias.ts';
import type { PropsDaEntrada } from '../formulario/entradas/Entrada.tsx';
import { useMover } from '../partes/usar-mover.ts';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { Previa } from './Previa.tsx';

/** An item and a category as they are written: what nobody filled in is not there. */
export interface ItemEscrito extends Partial<Omit<ItemDaVistoria, 'opcoes'>> {
  tipo: TipoDeItem;
  opcoes?: readonly string[] | undefined;
}
export interface CategoriaEscrita {
  uid?: string | undefined;
  nome?: string | undefined;
  itens?: readonly ItemEscrito[] | undefined;
}

const nomeOu = (nome: string | undefined): string => nome?.trim() || P.semNome;
/** What has no uid yet, written by a program, is known by its place. */
const chaveEm = <T extends { uid?: string | undefined }>(todos: readonly T[], um: T): string =>
  um.uid ?? `lugar-${todos.indexOf(um)}`;

/** What a type of inspection asks for: categories and their items, put in order by pointer or by keys, beside a phone that shows them. */
export function Categorias({ nome, campo }: PropsDaEntrada) {
  const { field, fieldState } = useController<FieldValues>({ name: nome });
  const categorias = (field.value as CategoriaEscrita[] | undefined) ?? [];
  const [retirando, retirar] = useState<number | null>(null);
  const mudar = (novas: readonly CategoriaEscrita[]) =>
    // Their order is the one that they stand in.
    field.onChange(
      novas.map((uma) => ({ ...uma, itens: (uma.itens ?? []).map((item, ordem) => ({ ...item, ordem })) })),
    );
  const trocar = (qual: number, mudanca: Partial<CategoriaEscrita>) =>
    mudar(categorias.map((uma, i) => (i === qual ? { ...uma, ...mudanca } : uma)));
  const { mostrados, pego, dito, alca } = useMover({
    itens: categorias,
    chaveDe: (uma) => chaveEm(categorias, uma),
    nomeDe: (uma) => nomeOu(uma.nome),
    palavras: P,
    lugarEm: lugarEm('[data-categoria]', 'categoria'),
    mostrar: mostrar('data-categoria'),
    async aoSoltar({ nova, de, para }) {
      mudar(nova);
      return P.soltou(de + 1, para + 1);
    },
  });
  const levar = (de: number, item: ItemEscrito, para: number) =>
    mudar(
      categorias.map((uma, i) => {
        const itens = (uma.itens ?? []).filter((outro) => i !== de || outro !== item);
        return { ...uma, itens: i === para ? [...itens, item] : itens };
      }),
    );
  const saindo = retirando === null ? undefined : categorias[retirando];
  return (
    <fieldset className="grupo largo construtor">
      <legend className="so-leitor">{campo.rotulo}</legend>
      <p className="quieto">{P.explica}</p>
      {fieldState.error?.message && (
        <p className="erro" role="alert">
          {fieldState.error.message}
        </p>
      )}
      <p id="como-mover-itens" className="so-leitor">
        {P.comoMover}
      </p>
      <p className="so-leitor" role="status" aria-live="assertive">
        {dito}
      </p>
      <div className="construtor-lados">
        <div className="construtor-categorias">
          {categorias.length === 0 && <p className="nota">{P.nenhuma}</p>}
          {mostrados.map((uma, lugar) => {
            const qual = categorias.indexOf(uma);
            return (
              <section
                key={chaveEm(categorias, uma)}
                className="construtor-categoria"
                data-categoria={lugar}
                data-pego={pego === chaveEm(categorias, uma) || undefined}
                aria-label={nomeOu(uma.nome)}
              >
                <header>
                  <Botao
                    variante="leve"
                    icone="arrow-up-down"
                    soIcone
                    className="alca"
                    aria-describedby="como-mover-itens"
                    {...alca(uma)}
                  >
                    {P.pegar(nomeOu(uma.nome))}
                  </Botao>
                  <input
                    type="text"
                    maxLength={60}
                    aria-label={P.categoria}
                    placeholder={P.categoria}
                    value={uma.nome ?? ''}
                    onChange={({ target: { value } }) => trocar(qual, { nome: value })}
                  />
                  <Botao variante="leve" icone="x" soIcone onClick={() => retirar(qual)}>
                    {P.retirarCategoria(nomeOu(uma.nome))}
                  </Botao>
                </header>
                <Itens
                  categoria={uma}
                  outras={categorias.flatMap((outra, i) =>
                    i === qual ? [] : [{ qual: i, nome: nomeOu(outra.nome) }],
                  )}
                  aoMudar={(itens) => trocar(qual, { itens })}
                  aoLevar={(item, para) => levar(qual, item, para)}
                />
              </section>
            );
          })}
          <Botao icone="plus" onClick={() => mudar([...categorias, { uid: uuidv7(), nome: '', itens: [] }])}>
            {P.acrescentarCategoria}
          </Botao>
        </div>
        <Previa categorias={categorias} />
      </div>
      {saindo && (
        <Dialogo
          titulo={P.retirarCategoria(nomeOu(saindo.nome))}
          aoFechar={() => retirar(null)}
          acoes={
            <>
              <Botao onClick={() => retirar(null)}>{P.desistir}</Botao>
              <Botao
                variante="perigo"
                onClick={() => {
                  retirar(null);
                  mudar(categorias.filter((uma) => uma !== saindo));
                }}
              >
                {P.retirar}
              </Botao>
            </>
          }
        >
          <p>{P.retirarExplica(saindo.itens?.length ?? 0)}</p>
        </Dialogo>
      )}
    </fieldset>
  );
}

/** Which place of a list is at a point of the window. */
const lugarEm =
  (seletor: string, dado: string, dentroDe?: () => Element | null) =>
  (x: number, y: number): number | null => {
    const em = document.elementFromPoint(x, y)?.closest<HTMLElement>(seletor);
    if (!em || (dentroDe && !dentroDe()?.contains(em))) return null;
    return Number(em.dataset[dado]);
  };
const mostrar = (atributo: string, dentroDe?: () => Element | null) => (lugar: number) =>
  (dentroDe?.() ?? document).querySelector(`[${atributo}="${lugar}"]`)?.scrollIntoView({ block: 'nearest' });

function Itens({
  categoria,
  outras,
  aoMudar,
  aoLevar,
}: {
  categoria: CategoriaEscrita;
  outras: readonly { qual: number; nome: string }[];
  aoMudar: (itens: readonly ItemEscrito[]) => void;
  aoLevar: (item: ItemEscrito, para: number) => void;
}) {
  const itens = categoria.itens ?? [];
  const id = useId();
  const lista = () => document.getElementById(id);
  const { mostrados, pego, dito, alca } = useMover({
    itens,
    chaveDe: (um) => chaveEm(itens, um),
    nomeDe: (um) => nomeOu(um.nome),
    palavras: P,
    lugarEm: lugarEm('[data-item]', 'item', lista),
    mostrar: mostrar('data-item', lista),
    async aoSoltar({ nova, de, para }) {
      aoMudar(nova);
      return P.soltou(de + 1, para + 1);
    },
  });
  const trocar = (qual: ItemEscrito, mudanca: Partial<ItemEscrito>) =>
    aoMudar(itens.map((um) => (um === qual ? { ...um, ...mudanca } : um)));
  return (
    <>
      <p className="so-leitor" role="status" aria-live="assertive">
        {dito}
      </p>
      {itens.length === 0 && <p className="quieto">{P.semItens}</p>}
      <ol className="construtor-itens" id={id}>
        {mostrados.map((um, lugar) => (
          <li key={chaveEm(itens, um)} data-item={lugar} data-pego={pego === chaveEm(itens, um) || undefined}>
            <div className="construtor-linha">
              <Botao
                variante="leve"
                icone="arrow-up-down"
                soIcone
                className="alca"
                aria-describedby="como-mover-itens"
                {...alca(um)}
              >
                {P.pegar(nomeOu(um.nome))}
              </Botao>
              <input
                type="text"
                maxLength={80}
                aria-label={P.item}
                placeholder={P.item}
                value={um.nome ?? ''}
                onChange={({ target: { value } }) => trocar(um, { nome: value })}
              />
              <Botao
                variante="leve"
                icone="x"
                soIcone
                onClick={() => aoMudar(itens.filter((outro) => outro !== um))}
              >
                {P.retirarItem(nomeOu(um.nome))}
              </Botao>
            </div>
            <Item
              {...{ um, outras }}
              aoTrocar={(mudanca) => trocar(um, mudanca)}
              aoLevar={(para) => aoLevar(um, para)}
            />
          </li>
        ))}
      </ol>
      <Botao
        variante="leve"
        icone="plus"
        aria-label={P.acrescentarItem(nomeOu(categoria.nome))}
        onClick={() => aoMudar([...itens, { uid: uuidv7(), nome: '', tipo: 'sim-nao', obrigatorio: false }])}
      >
        {P.umItem}
      </Botao>
    </>
  );
}

function Item({
  um,
  outras,
  aoTrocar,
  aoLevar,
}: {
  um: ItemEscrito;
  outras: readonly { qual: number; nome: string }[];
  aoTrocar: (mudanca: Partial<ItemEscrito>) => void;
  aoLevar: (para: number) => void;
}) {
  const id = useId();
  const nome = nomeOu(um.nome);
  const doVeiculo = alimenta({ nome: um.nome ?? '', tipo: um.tipo });
  return (
    <>
      <div className="construtor-linha">
        <select
          aria-label={`${P.tipo}: ${nome}`}
          value={um.tipo}
          onChange={({ target: { value } }) => {
            const tipo = value as TipoDeItem;
            aoTrocar({
              tipo,
              ...(TEM_OPCOES.has(tipo) ? {} : { opcoes: undefined }),
              ...(tipo === 'marcacao' ? {} : { desenho: undefined }),
            });
          }}
        >
          {TIPOS_DE_ITEM.map((tipo) => (
            <option key={tipo} value={tipo}>
              {ROTULOS_TIPO_DE_ITEM[tipo]}
            </option>
          ))}
        </select>
        <label className="escolha">
          <input
            type="checkbox"
            checked={um.obrigatorio ?? false}
            onChange={({ target: { checked } }) => aoTrocar({ obrigatorio: checked })}
          />
          {P.obrigatorio}
          <span className="so-leitor">: {nome}</span>
        </label>
      </div>
      {TEM_OPCOES.has(um.tipo) && (
        <div className="construtor-opcoes">
          <label htmlFor={`${id}-opcoes`}>
            {P.opcoes}
            <span className="so-leitor">: {nome}</span>
          </label>
          <textarea
            id={`${id}-opcoes`}
            rows={Math.max(3, (um.opcoes?.length ?? 0) + 1)}
            value={(um.opcoes ?? []).join('\n')}
            onChange={({ target: { value } }) =>
              aoTrocar({ opcoes: value === '' ? [] : value.split(/\r?\n/) })
            }
            onBlur={() => aoTrocar({ opcoes: (um.opcoes ?? []).map((uma) => uma.trim()).filter(Boolean) })}
          />
          {doVeiculo && um.tipo === 'opcao' && (um.opcoes?.length ?? 0) === 0 && (
            <Botao onClick={() => aoTrocar({ opcoes: doVeiculo.estados })}>{P.sugerirOpcoes}</Botao>
          )}
        </div>
      )}
      {doVeiculo && <p className="quieto">{P.alimenta(doVeiculo.estados)}</p>}
      <details className="construtor-mais">
        <summary>
          {P.mais}
          <span className="so-leitor">: {nome}</span>
        </summary>
        <label htmlFor={`${id}-descricao`}>{P.descricao}</label>
        <textarea
          id={`${id}-descricao`}
          rows={2}
          maxLength={300}
          value={um.descricao ?? ''}
          onChange={({ target: { value } }) =>
            aoTrocar({ descricao: value === '' ? undefined : value.replace(/\n/g, ' ') })
          }
        />
        <label htmlFor={`${id}-exemplo`}>{P.exemplo}</label>
        <input
          id={`${id}-exemplo`}
          type="text"
          inputMode="url"
          maxLength={2_000}
          aria-describedby={`${id}-exemplo-como`}
          value={um.exemploUrl ?? ''}
          onChange={({ target: { value } }) => aoTrocar({ exemploUrl: value === '' ? undefined : value })}
        />
        <p id={`${id}-exemplo-como`} className="quieto">
          {P.exemploExplica}
        </p>
        {um.tipo === 'marcacao' && (
          <>
            <label htmlFor={`${id}-desenho`}>{P.desenho}</label>
            <select
              id={`${id}-desenho`}
              value={um.desenho ?? ''}
              onChange={({ target: { value } }) =>
                aoTrocar({ desenho: value === '' ? undefined : (value as never) })
              }
            >
              <option value="">{P.desenhoDoVeiculo}</option>
              {DESENHOS.map((qual) => (
                <option key={qual} value={qual}>
                  {ROTULOS_DESENHO[qual]}
                </option>
              ))}
            </select>
          </>
        )}
        {outras.length > 0 && (
          <>
            <label htmlFor={`${id}-levar`}>{P.levarPara}</label>
            <select
              id={`${id}-levar`}
              value=""
              onChange={({ target: { value } }) => value !== '' && aoLevar(Number(value))}
            >
              <option value="">—</option>
              {outras.map(({ qual, nome: outra }) => (
                <option key={qual} value={qual}>
                  {outra}
                </option>
              ))}
            </select>
          </>
        )}
      </details>
    </>
  );
}
