'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { VERIFICAR } from '../palavras/verificar.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { reconhecer } from './documentos.ts';
import { Resultado } from './Resultado.tsx';
import { type Pedido, useVerificacao } from './usar-verificacao.ts';
import estilo from './Verificador.module.css';

export type Alvo = 'lote' | 'leilao' | 'recibo' | 'custodia';

type Palavras = (typeof VERIFICAR)[TipoHotsite];

const alvos = (palavras: Palavras): { alvo: Alvo; rotulo: string; campo: string; ajuda: string }[] => [
  { alvo: 'lote', rotulo: palavras.umLote, campo: palavras.enderecoDoLote, ajuda: palavras.ajudaDoLote },
  {
    alvo: 'leilao',
    rotulo: palavras.umLeilao,
    campo: palavras.enderecoDoLeilao,
    ajuda: palavras.ajudaDoLeilao,
  },
  { alvo: 'recibo', rotulo: palavras.umRecibo, campo: palavras.reciboDoLance, ajuda: palavras.ajudaDoRecibo },
  {
    ...{ alvo: 'custodia', rotulo: palavras.umaCustodia },
    ...{ campo: palavras.enderecoDoLote, ajuda: palavras.ajudaDaCustodia },
  },
];

/** A verdict that begins above this share of the window's height is seen without scrolling. */
const NA_VISTA = 0.75;

/** Asks what to verify, does it, and says what came of it. Everything happens in the browser. */
export function Verificador({
  inicial,
  modo,
}: {
  inicial: { alvo: Alvo; valor: string } | null;
  modo: TipoHotsite;
}) {
  const palavras = VERIFICAR[modo];
  const todos = alvos(palavras);
  const [alvo, escolher] = useState<Alvo>(inicial?.alvo ?? 'lote');
  const [valor, escrever] = useState(inicial?.valor ?? '');
  const [aviso, avisar] = useState<string | null>(null);
  const { verificar, verificacao, recusar, usarChaves, esquecer } = useVerificacao(modo);
  const comecou = useRef(false);
  const resultado = useRef<HTMLDivElement>(null);
  const { campo, ajuda } = todos.find((um) => um.alvo === alvo)!;

  // An address names what to verify; a receipt comes in the fragment, which no server is sent.
  useEffect(() => {
    if (comecou.current) return;
    comecou.current = true;
    const doFragmento = new URLSearchParams(location.hash.slice(1)).get('recibo');
    if (doFragmento) {
      escolher('recibo');
      escrever(doFragmento);
      void verificar({ tipo: 'recibo', jws: doFragmento });
    } else if (inicial !== null) void verificar(pedidoDe(inicial.alvo, inicial.valor));
  });

  // The verdict is what one came for: on a phone it is below the form.
  const { etapa } = verificacao;
  useEffect(() => {
    const secao = resultado.current;
    if (secao === null || etapa === 'parada' || etapa === 'andando') return;
    secao.focus({ preventScroll: true });
    if (secao.getBoundingClientRect().top > innerHeight * NA_VISTA) secao.scrollIntoView({ block: 'start' });
  }, [etapa]);

  const pedir = (pedido: Pedido) => {
    avisar(null);
    void verificar(pedido);
  };

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (valor.trim() === '') return avisar(palavras.preencha);
    const colado = reconhecer(valor);
    if (alvo === 'recibo' && colado?.tipo !== 'recibo') return avisar(palavras.naoERecibo);
    pedir(pedidoDe(alvo, colado?.tipo === 'recibo' ? colado.jws : valor));
  };

  const abrir = async (evento: ChangeEvent<HTMLInputElement>) => {
    const [arquivo] = evento.target.files ?? [];
    evento.target.value = '';
    if (arquivo === undefined) return;
    const documento = reconhecer(await arquivo.text());
    switch (documento?.tipo) {
      case 'lote':
        escolher('lote');
        escrever('');
        return pedir({ tipo: 'livro', livro: documento.livro });
      case 'leilao':
        escolher('leilao');
        escrever('');
        return pedir({ tipo: 'livro-leilao', livro: documento.livro });
      case 'custodia':
        escolher('custodia');
        escrever('');
        return pedir({ tipo: 'cadeia', custodia: documento.custodia });
      case 'recibo':
        escolher('recibo');
        escrever(documento.jws);
        return pedir({ tipo: 'recibo', jws: documento.jws });
      case 'chaves':
        usarChaves(documento.chaves);
        return avisar(palavras.chavesEmUso(arquivo.name));
      default:
        recusar(palavras.naoEDocumento(arquivo.name));
    }
  };

  return (
    <div className={estilo.verificador}>
      <form onSubmit={enviar} className={estilo.formulario} noValidate>
        <fieldset className={estilo.alvos}>
          <legend className="so-leitor">{palavras.alvos}</legend>
          {todos.map(({ alvo: um, rotulo }) => (
            <label key={um}>
              <input
                type="radio"
                name="alvo"
                checked={alvo === um}
                onChange={() => {
                  escolher(um);
                  escrever('');
                  avisar(null);
                  esquecer();
                }}
              />
              <span>{rotulo}</span>
            </label>
          ))}
        </fieldset>
        <div className={estilo.campo}>
          <label htmlFor="alvo-valor">{campo}</label>
          {alvo === 'recibo' ? (
            <textarea
              id="alvo-valor"
              rows={4}
              value={valor}
              spellCheck={false}
              autoCapitalize="off"
              aria-describedby="alvo-ajuda"
              onChange={({ target }) => escrever(target.value)}
            />
          ) : (
            <input
              id="alvo-valor"
              value={valor}
              spellCheck={false}
              autoCapitalize="off"
              aria-describedby="alvo-ajuda"
              onChange={({ target }) => escrever(target.value)}
            />
          )}
          <p id="alvo-ajuda">{ajuda}</p>
        </div>
        <p role="alert" className={estilo.aviso}>
          {aviso}
        </p>
        <div className={estilo.acoes}>
          <Botao type="submit" icone="shield-check" carregando={verificacao.etapa === 'andando'}>
            {palavras.verificar}
          </Botao>
          <label className={estilo.arquivo}>
            <input type="file" accept=".json,.txt,.jws,application/json,text/plain" onChange={abrir} />
            <Icone nome="file-text" tamanho={18} />
            {palavras.abrirArquivo}
          </label>
        </div>
      </form>
      <section ref={resultado} tabIndex={-1} className={estilo.resultado} aria-label={palavras.resultado}>
        <Resultado verificacao={verificacao} modo={modo} />
      </section>
    </div>
  );
}

/** People paste what they have: a number, an uid, or the address of a page, whose last part is the number. */
function pedidoDe(alvo: Alvo, texto: string): Pedido {
  const limpo = texto.trim();
  if (alvo === 'recibo') return { tipo: 'recibo', jws: limpo };
  const caminho = limpo.split(/[?#]/, 1)[0]!.replace(/\/+$/, '');
  const ultimo = caminho.slice(caminho.lastIndexOf('/') + 1);
  const doParametro = /[?&]leilao=([\w-]+)/.exec(limpo)?.[1];
  if (alvo === 'custodia') return { tipo: 'custodia', lote: ultimo };
  return alvo === 'lote' ? { tipo: 'lote', lote: ultimo } : { tipo: 'leilao', leilao: doParametro ?? ultimo };
}
