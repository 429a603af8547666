'use client';

import type { AvisosDoSino } from '@martelo/shared/avisos/esquemas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { useState } from 'react';
import { AVISOS, AVISOS_DO_MODO } from '../palavras/avisos.ts';
import { chamar } from '../sessao/comandar.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import { marcarLidos } from './caixa.ts';
import { ItemDeAviso } from './ItemDeAviso.tsx';
import estilo from './ListaDeAvisos.module.css';

/** All of one's notices, newest first, a page at a time. */
export function ListaDeAvisos({ iniciais, modo }: { iniciais: AvisosDoSino; modo: TipoHotsite }) {
  const [itens, definir] = useState(iniciais.itens);
  const [proximo, seguir] = useState(iniciais.proximo);
  const [lendo, ler] = useState(false);
  const [falhou, falhar] = useState(false);

  const marcar = (uids: 'todos' | string[]) => {
    const em = new Date().toISOString();
    definir((antes) =>
      antes.map((um) =>
        um.lidoEm === null && (uids === 'todos' || uids.includes(um.uid)) ? { ...um, lidoEm: em } : um,
      ),
    );
    void marcarLidos(uids);
  };
  const mais = async () => {
    ler(true);
    const resposta = await chamar<AvisosDoSino>(
      'GET',
      `cliente/avisos?porPagina=30&apos=${encodeURIComponent(proximo ?? '')}`,
    );
    ler(false);
    falhar(resposta.tipo !== 'aceito');
    if (resposta.tipo !== 'aceito') return;
    const { itens: outros, proximo: depois } = resposta.corpo;
    definir((antes) => [...antes, ...outros.filter((um) => !antes.some(({ uid }) => uid === um.uid))]);
    seguir(depois);
  };

  if (itens.length === 0)
    return (
      <Vazio icone="bell" titulo={AVISOS.nenhum}>
        {AVISOS_DO_MODO[modo].nenhumDetalhe}
      </Vazio>
    );
  return (
    <div className={estilo.lista}>
      {itens.some(({ lidoEm }) => lidoEm === null) && (
        <div>
          <Botao variante="secundario" tamanho="p" icone="check" onClick={() => marcar('todos')}>
            {AVISOS.marcarTodos}
          </Botao>
        </div>
      )}
      <ul>
        {itens.map((aviso) => (
          <ItemDeAviso key={aviso.uid} aviso={aviso} aoLer={() => marcar([aviso.uid])} />
        ))}
      </ul>
      {falhou && <p role="alert">{AVISOS.naoCarregou}</p>}
      {proximo !== null && (
        <div>
          <Botao variante="secundario" carregando={lendo} onClick={() => void mais()}>
            {AVISOS.verMais}
          </Botao>
        </div>
      )}
    </div>
  );
}
