'use client';

import type { EnderecoDoCep } from '@martelo/shared/cep';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { formatarReais } from '@martelo/shared/reais';
import { ESTADOS_UF } from '@martelo/shared/uf';
import type { Entrega } from '@martelo/shared/venda';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState } from 'react';
import { PAPEIS } from '../../palavras/papeis-da-compra.ts';
import { MOLDES, mascarar } from '../../sessao/cadastro.ts';
import { chamar } from '../../sessao/comandar.ts';
import { useComando } from '../../sessao/usar-comando.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Campo, MolduraCampo } from '../../site/ui/Campo.tsx';
import { AvisoDoAto } from '../pagar/AvisoDoAto.tsx';
import { CAMPOS_DO_ENDERECO, corpoDaEntrega, valorInicial } from './corpo-da-entrega.ts';
import { type CustoDaEntrega, custoDaEntrega, type ItemAEnviar, precoMostrado } from './custo.ts';
import type { LugaresDosPapeis } from './lugares.ts';
import estilo from './papeis.module.css';
import { type EstadoDosEnvios, useEnvios } from './usar-envios.ts';

type Metodo = Entrega['metodo'];
// Written out: the list in `venda.ts` would bring a validator along.
const METODOS: readonly Metodo[] = ['Sedex', 'Carta Registrada', 'Retirada'];

type Palavras = (typeof PAPEIS)['leilao'];

/** The purchase that is chosen for, as the page read it. */
export interface CompraDosPapeis {
  id: number;
  revisao: number;
  /** All was paid: what this adds is asked for anew (P12). */
  paga: boolean;
}

/**
 * How the papers of one lot are to come (P16). What each way costs is said by the house for the CEP that stands in the form, before
 * anything is chosen; what was shown is sent along, so that nobody is charged another price than they saw.
 */
export function FormularioDaEntrega({
  modo,
  compra,
  item,
  outros,
  lugares,
  aoSalvar,
  aoVoltar,
}: {
  modo: TipoHotsite;
  compra: CompraDosPapeis;
  item: ItemAEnviar & { entrega: Entrega | null };
  /** Of the same purchase, whose papers may still go elsewhere. */
  outros: readonly ItemAEnviar[];
  lugares: LugaresDosPapeis;
  aoSalvar(): void;
  aoVoltar(): void;
}) {
  const palavras = PAPEIS[modo];
  const endereco = item.entrega?.endereco ?? lugares.endereco;
  const [metodo, escolher] = useState<Metodo>(item.entrega?.metodo ?? 'Carta Registrada');
  const [cep, digitarCep] = useState(endereco?.cep ?? '');
  const [uf, escolherUf] = useState<string>(endereco?.estadoSigla ?? '');
  const [cidade, escreverCidade] = useState(endereco?.cidade ?? '');
  /** Of which state the city was written. */
  const ufDaCidade = useRef(uf);
  const [todos, usarParaTodos] = useState(false);
  const [falta, dizerFalta] = useState<'patio' | 'preco' | null>(null);
  const id = useId();
  const router = useRouter();
  const { estado: envios, calcularDeNovo } = useEnvios(compra.id, cep, compra.revisao);
  const comando = useComando<object>(aoSalvar, 'PUT');
  const recusa = comando.estado.tipo === 'recusado' ? comando.estado.erro.codigo : null;

  // A CEP is of one state, and so is a city: who changes the one is not left with the other.
  const doCep = envios.tipo === 'prontos' ? envios.precos.estadoSigla : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `cep` is the one that `doCep` was said of.
  useEffect(() => {
    if (doCep === null) return;
    escolherUf(doCep);
    if (doCep === ufDaCidade.current) return;
    ufDaCidade.current = doCep;
    escreverCidade('');
    let atual = true;
    void chamar<EnderecoDoCep>('GET', `cep/${cep}`).then((lido) => {
      const achada = lido.tipo === 'aceito' ? lido.corpo.cidade : null;
      if (atual && achada !== null) escreverCidade((escrita) => escrita || achada);
    });
    return () => {
      atual = false;
    };
  }, [doCep]);
  // What they decided on is no longer so: they are shown what is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again once for each refusal.
  useEffect(() => {
    if (recusa === 'VALOR_DO_ENVIO_MUDOU') calcularDeNovo();
    if (recusa === 'REVISAO_DESATUALIZADA' || recusa === 'ENTREGA_ENVIADA') router.refresh();
  }, [recusa]);

  const precos = envios.tipo === 'prontos' ? envios.precos : null;
  const escolhidos = todos ? [item, ...outros] : [item];
  const custo = custoDaEntrega(precos, metodo, escolhidos);

  const enviar = (campos: FormData) => {
    if (custo === null) {
      dizerFalta('preco');
      if (envios.tipo === 'falhou') calcularDeNovo();
      if (envios.tipo === 'recusado') document.getElementById(`${id}-cep`)?.focus();
      return;
    }
    const uids = escolhidos.map(({ uid }) => uid);
    const corpo = corpoDaEntrega(campos, uids, custo.vistos);
    dizerFalta(corpo === null ? 'patio' : null);
    if (corpo === null) return;
    if (comando.estado.tipo === 'incerto') comando.repetir();
    else void comando.mandar(`cliente/compras/${compra.id}/entrega`, { ...corpo, revisao: compra.revisao });
  };

  return (
    <form
      className={estilo.formulario}
      onSubmit={(evento) => {
        evento.preventDefault();
        enviar(new FormData(evento.currentTarget));
      }}
      onChange={() => {
        dizerFalta(null);
        comando.limpar();
      }}
    >
      <fieldset className={estilo.metodos}>
        <legend>{palavras.como}</legend>
        {METODOS.map((um) => (
          <label key={um}>
            <input
              type="radio"
              name="metodo"
              value={um}
              checked={um === metodo}
              onChange={() => escolher(um)}
            />
            <span>
              <strong>{palavras.metodos[um]}</strong>
              <span className={estilo.suave}>{palavras.metodosDizem[um]}</span>
            </span>
            {um !== 'Retirada' && (
              <span className={estilo.preco}>
                <Preco envios={envios} metodo={um} uid={item.uid} palavras={palavras} />
              </span>
            )}
          </label>
        ))}
      </fieldset>
      {metodo === 'Retirada' ? (
        <fieldset className={estilo.metodos}>
          <legend>{palavras.patio}</legend>
          {lugares.patios.length === 0 && <p className={estilo.suave}>{palavras.semPatios}</p>}
          {lugares.patios.map(({ uid, nome, onde }) => (
            <label key={uid}>
              <input
                type="radio"
                name="patUid"
                value={uid}
                required
                defaultChecked={uid === item.entrega?.patUid}
              />
              <span>
                <strong>{nome}</strong>
                <span className={estilo.suave}>{onde}</span>
              </span>
            </label>
          ))}
          {falta === 'patio' && (
            <p className={estilo.pendencia} role="alert">
              {palavras.escolhaPatio}
            </p>
          )}
        </fieldset>
      ) : (
        <div className={estilo.endereco}>
          {CAMPOS_DO_ENDERECO.map(({ nome, rotulo, obrigatorio, minimo, maximo, preenche }) => (
            <Campo
              key={nome}
              id={`${id}-${nome}`}
              name={nome}
              rotulo={palavras[rotulo]}
              className={estilo[nome]}
              required={obrigatorio}
              minLength={minimo}
              maxLength={maximo}
              autoComplete={preenche}
              {...(nome === 'cep'
                ? {
                    inputMode: 'numeric',
                    value: cep,
                    erro: envios.tipo === 'recusado' ? envios.porque : null,
                    onChange: ({ target }) => digitarCep(mascarar(target.value, MOLDES.cep)),
                  }
                : nome === 'cidade'
                  ? {
                      value: cidade,
                      onChange: ({ target }) => {
                        ufDaCidade.current = uf;
                        escreverCidade(target.value);
                      },
                    }
                  : { defaultValue: valorInicial(endereco, nome) })}
            />
          ))}
          <MolduraCampo id={`${id}-uf`} rotulo={palavras.estado} className={estilo.uf}>
            <select
              id={`${id}-uf`}
              name="estadoSigla"
              required
              value={uf}
              onChange={({ target }) => escolherUf(target.value)}
              className={estilo.selecao}
            >
              <option value="" disabled>
                {palavras.uf}
              </option>
              {Object.keys(ESTADOS_UF).map((sigla) => (
                <option key={sigla}>{sigla}</option>
              ))}
            </select>
          </MolduraCampo>
        </div>
      )}
      {outros.length > 0 && (
        <label className={estilo.paraTodos}>
          <input type="checkbox" checked={todos} onChange={({ target }) => usarParaTodos(target.checked)} />
          {palavras.paraTodos}
        </label>
      )}
      <div role="status" className={estilo.custo}>
        {custo !== null && (
          <Custo custo={custo} lotes={escolhidos.length} paga={compra.paga} palavras={palavras} />
        )}
      </div>
      {metodo !== 'Retirada' && envios.tipo === 'falhou' && (
        <div className={estilo.pendencia} role="alert">
          <p>{palavras.semPreco}</p>
          <Botao variante="secundario" tamanho="p" icone="refresh-cw" onClick={calcularDeNovo}>
            {palavras.calcularDeNovo}
          </Botao>
        </div>
      )}
      {falta === 'preco' && envios.tipo !== 'falhou' && (
        <p className={estilo.pendencia} role="alert">
          {palavras.espereOPreco}
        </p>
      )}
      <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
      <div className={estilo.botoes}>
        <Botao type="submit" carregando={comando.enviando}>
          {palavras.salvar}
        </Botao>
        <Botao variante="secundario" onClick={aoVoltar}>
          {palavras.voltar}
        </Botao>
      </div>
    </form>
  );
}

/** What one way costs to the CEP that stands in the form, and how long it takes. */
function Preco({
  envios,
  metodo,
  uid,
  palavras,
}: {
  envios: EstadoDosEnvios;
  metodo: Metodo;
  uid: string;
  palavras: Palavras;
}) {
  if (envios.tipo === 'sem-cep') return palavras.informeCep;
  if (envios.tipo === 'calculando') return palavras.calculando;
  const preco = envios.tipo === 'prontos' ? precoMostrado(envios.precos, uid, metodo) : undefined;
  if (preco === undefined) return '—';
  const { valor, dias } = preco;
  return (
    <>
      <strong>
        {valor === null ? palavras.valorADefinir : valor === 0 ? palavras.semCusto : formatarReais(valor)}
      </strong>
      {dias !== null && <span>{palavras.emDias(dias)}</span>}
    </>
  );
}

/** What the choice makes of the purchase, said before it is made. */
function Custo({
  custo: { antes, depois, aDefinir },
  lotes,
  paga,
  palavras,
}: {
  custo: CustoDaEntrega;
  lotes: number;
  paga: boolean;
  palavras: Palavras;
}) {
  const volta = paga && (depois > antes || aDefinir > 0);
  return (
    <>
      {depois !== antes && (
        <p>
          {depois === 0
            ? palavras.saem(formatarReais(antes))
            : antes === 0
              ? palavras.entram(formatarReais(depois), lotes)
              : palavras.noLugar(formatarReais(depois), formatarReais(antes))}
        </p>
      )}
      {aDefinir > 0 && <p>{palavras.equipeDefine}</p>}
      {volta && <p className={estilo.pendencia}>{palavras.voltaAEsperar}</p>}
    </>
  );
}
