'use client';

import type { MinhasIndicacoes } from '@martelo/shared/convite';
import { formatarReais } from '@martelo/shared/reais';
import { useEffect, useState } from 'react';
import conta from '../conta/conta.module.css';
import { QrCode } from '../conta/QrCode.tsx';
import { Secao } from '../conta/Secao.tsx';
import { INDICAR } from '../palavras/indicar.ts';
import { chamar, novoComandoId } from '../sessao/comandar.ts';
import { fraseDoErro } from '../sessao/frase.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import estilo from './indicar.module.css';

/** How often the page looks who came meanwhile, while it is in sight. */
const A_CADA_MS = 20_000;

/** One's own link, who came by it, and what it gave. */
export function Indicar({ inicial, marca }: { inicial: MinhasIndicacoes; marca: string }) {
  const [minhas, definir] = useState(inicial);
  const [erro, definirErro] = useState<string | null>(null);
  const [ocupado, ocupar] = useState(false);
  const { contagem, itens, programa } = minhas;

  useEffect(() => {
    const olhar = async () => {
      if (document.visibilityState !== 'visible') return;
      const resposta = await chamar<MinhasIndicacoes>('GET', 'cliente/indicacoes');
      if (resposta.tipo === 'aceito') definir(resposta.corpo);
    };
    const relogio = setInterval(olhar, A_CADA_MS);
    document.addEventListener('visibilitychange', olhar);
    return () => {
      clearInterval(relogio);
      document.removeEventListener('visibilitychange', olhar);
    };
  }, []);

  const pedir = async (metodo: 'POST' | 'DELETE') => {
    ocupar(true);
    definirErro(null);
    const corpo = metodo === 'POST' ? { comandoId: novoComandoId() } : undefined;
    const resposta = await chamar<MinhasIndicacoes>(metodo, 'cliente/indicacoes/link', corpo);
    ocupar(false);
    if (resposta.tipo === 'aceito') definir(resposta.corpo);
    else definirErro(fraseDoErro(resposta.erro));
  };

  return (
    <div className={conta.secoes}>
      <Secao id="link" titulo={INDICAR.seuLink}>
        <p>{programa === null ? INDICAR.semPrograma : INDICAR.promessa(formatarReais(programa.valor))}</p>
        {minhas.caminho === null ? (
          <>
            <p>{INDICAR.semLink}</p>
            <div className={conta.botoes}>
              <Botao carregando={ocupado} onClick={() => void pedir('POST')}>
                {INDICAR.criar}
              </Botao>
            </div>
          </>
        ) : (
          <Link key={minhas.caminho} caminho={minhas.caminho} {...{ marca, ocupado, pedir }} />
        )}
        {erro !== null && (
          <p role="alert" className={conta.erro}>
            {erro}
          </p>
        )}
        {programa !== null && programa.regras !== '' && (
          <details className={conta.detalhe}>
            <summary>{INDICAR.regras}</summary>
            <p className={estilo.regras}>{programa.regras}</p>
          </details>
        )}
      </Secao>
      <Secao id="vieram" titulo={INDICAR.quemVeio}>
        <dl className={estilo.numeros} aria-live="polite">
          <div>
            <dt>{INDICAR.vieram}</dt>
            <dd>{contagem.cadastraram}</dd>
          </div>
          <div>
            <dt>{INDICAR.compraram}</dt>
            <dd>{contagem.compraram}</dd>
          </div>
          {(programa !== null || contagem.total > 0) && (
            <div>
              <dt>{INDICAR.rendeu}</dt>
              <dd>{formatarReais(contagem.total)}</dd>
            </div>
          )}
        </dl>
        {itens.length === 0 ? (
          <Vazio icone="user-plus" titulo={INDICAR.ninguem}>
            {INDICAR.comoVer}
          </Vazio>
        ) : (
          <ul className={estilo.vieram}>
            {itens.map(({ nome, em, situacao, recompensa }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of one name may come on one day.
              <li key={`${nome}${em}${i}`}>
                <span className={estilo.quem}>{nome}</span>
                <span>
                  {INDICAR.situacoes[situacao]}
                  {recompensa !== null && `: ${INDICAR.recompensa(formatarReais(recompensa))}`}
                  {` · ${em.split('-').reverse().join('/')}`}
                </span>
              </li>
            ))}
          </ul>
        )}
        {itens.some(({ situacao }) => situacao === 'NAO_CONTA') && (
          <p className={conta.suave}>{INDICAR.porqueNaoConta}</p>
        )}
      </Secao>
    </div>
  );
}

function Link({
  caminho,
  marca,
  ocupado,
  pedir,
}: {
  caminho: string;
  marca: string;
  ocupado: boolean;
  pedir(metodo: 'POST' | 'DELETE'): Promise<void>;
}) {
  const [endereco, definirEndereco] = useState('');
  const [dito, dizer] = useState('');
  const [compartilha, definirCompartilha] = useState(false);
  const [trocar, pedirTroca] = useState(false);
  useEffect(() => {
    definirEndereco(new URL(caminho, location.origin).toString());
    definirCompartilha(typeof navigator.share === 'function');
  }, [caminho]);

  const copiar = async () => {
    try {
      await navigator.clipboard.writeText(endereco);
      dizer(INDICAR.copiado);
    } catch {
      dizer(INDICAR.naoCopiou);
    }
  };
  return (
    <>
      <div className={estilo.link}>
        <div className={conta.pilha}>
          <p className={estilo.endereco}>{endereco || caminho}</p>
          <div className={conta.botoes}>
            {compartilha && (
              <Botao
                icone="share-2"
                onClick={() =>
                  // Who closes the sheet has decided; nothing is to be said of it.
                  void navigator
                    .share({ title: marca, text: INDICAR.convite(marca), url: endereco })
                    .catch(() => {})
                }
              >
                {INDICAR.compartilhar}
              </Botao>
            )}
            <Botao
              icone="copy"
              variante={compartilha ? 'secundario' : 'primario'}
              onClick={() => void copiar()}
            >
              {INDICAR.copiar}
            </Botao>
          </div>
          <p role="status" className={conta.dito}>
            {dito}
          </p>
        </div>
        <QrCode conteudo={endereco} rotulo={INDICAR.qr} />
      </div>
      {trocar ? (
        <div className={conta.pilha}>
          <p>{INDICAR.porqueTrocar}</p>
          <div className={conta.botoes}>
            <Botao variante="perigo" carregando={ocupado} onClick={() => void pedir('POST')}>
              {INDICAR.trocarMesmo}
            </Botao>
            <Botao variante="secundario" disabled={ocupado} onClick={() => void pedir('DELETE')}>
              {INDICAR.revogar}
            </Botao>
            <Botao variante="texto" onClick={() => pedirTroca(false)}>
              {INDICAR.voltar}
            </Botao>
          </div>
        </div>
      ) : (
        <div className={conta.botoes}>
          <Botao variante="texto" icone="refresh-cw" onClick={() => pedirTroca(true)}>
            {INDICAR.trocar}
          </Botao>
        </div>
      )}
    </>
  );
}
