'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { useEffect, useSyncExternalStore } from 'react';
import { AVISOS, AVISOS_DO_MODO } from '../palavras/avisos.ts';
import { FecharAoSair } from '../site/casca/FecharAoSair.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { manterInscricao, registrarTrabalhador } from './aparelho.ts';
import { assinarCaixa, type Caixa, lerCaixa, lerDeNovo, marcarLidos } from './caixa.ts';
import { ItemDeAviso } from './ItemDeAviso.tsx';
import estilo from './Sino.module.css';

/** More are `9+`. */
const CONTADOS = 9;
/** What is said aloud elsewhere, at once: nobody hears it twice. */
const DITO_ALHURES = 'superado';
const NADA: Caixa = { estado: 'lendo', itens: [], naoLidos: 0, chegou: null };

/** The bell in the header: how many are unread, and the last of them at a press. */
export default function Sino({ modo }: { modo: TipoHotsite }) {
  const { estado, itens, naoLidos, chegou } = useSyncExternalStore(assinarCaixa, lerCaixa, () => NADA);
  useEffect(() => {
    void registrarTrabalhador().then(manterInscricao);
  }, []);
  return (
    <details
      className={estilo.sino}
      name="menus-do-topo"
      onToggle={({ currentTarget: { open } }) => {
        if (open && estado === 'falhou') void lerDeNovo();
      }}
    >
      <summary aria-label={AVISOS.naoLidos(naoLidos)}>
        <Icone nome="bell" tamanho={22} />
        {naoLidos > 0 && (
          // Drawn, not written: the name says the number whole.
          <span
            className={estilo.conta}
            data-conta={naoLidos > CONTADOS ? AVISOS.maisDe(CONTADOS) : naoLidos}
          />
        )}
      </summary>
      <div className={estilo.folha}>
        <div className={estilo.topo}>
          <h2>{AVISOS.avisos}</h2>
          {naoLidos > 0 && (
            <button type="button" onClick={() => void marcarLidos('todos')}>
              {AVISOS.marcarTodos}
            </button>
          )}
        </div>
        {itens.length > 0 ? (
          <ul>
            {itens.map((aviso) => (
              <ItemDeAviso key={aviso.uid} aviso={aviso} aoLer={() => void marcarLidos([aviso.uid])} />
            ))}
          </ul>
        ) : estado === 'lida' ? (
          <p className={estilo.vazio}>
            <strong>{AVISOS.nenhum}</strong>
            {AVISOS_DO_MODO[modo].nenhumDetalhe}
          </p>
        ) : estado === 'falhou' ? (
          // Nobody is interrupted for it: it stands where they look.
          <p className={estilo.vazio}>
            {AVISOS.naoCarregou}
            <button type="button" onClick={() => void lerDeNovo()}>
              {AVISOS.tentarDeNovo}
            </button>
          </p>
        ) : (
          <p className={estilo.vazio}>{AVISOS.carregando}</p>
        )}
        <div className={estilo.pe}>
          <Ligacao href="/cliente/avisos">{AVISOS.verTodos}</Ligacao>
          <Ligacao href="/cliente/avisos/preferencias">{AVISOS.escolher}</Ligacao>
        </div>
      </div>
      <div className="so-leitor" role="status">
        {chegou !== null && chegou.evento !== DITO_ALHURES && AVISOS.novo(chegou.titulo)}
      </div>
      <FecharAoSair />
    </details>
  );
}
