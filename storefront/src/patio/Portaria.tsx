'use client';

import { diaEmSaoPaulo, formatarHora } from '@martelo/shared/datas';
import { useEffect, useState } from 'react';
import { guardarPortaria } from '../avisos/aparelho.ts';
import { PORTARIA } from '../palavras/portaria.ts';
import { caminhoDoLogin } from '../sessao/retorno.ts';
import { abrirTurno } from '../sessao/turno.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { Campo, MolduraCampo } from '../site/ui/Campo.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import { Entrada } from './Entrada.tsx';
import { prepararLeitor } from './Leitor.tsx';
import { Lista } from './Lista.tsx';
import { CAMINHO_DA_PORTARIA } from './papel.ts';
import estilo from './portaria.module.css';
import { usePortaria } from './usar-portaria.ts';
import { useRascunho } from './usar-rascunho.ts';

interface Patio {
  uid: string;
  nome: string;
}
const DO_APARELHO = 'martelo-patio';

/** The yard's gate: a code is scanned or typed, who and what is looked at, and it goes. Works without network. */
export function Portaria({ conta, patios }: { conta: string; patios: readonly Patio[] }) {
  const [patUid, escolherPatio] = useState<string | null>(patios[0]?.uid ?? null);
  const [dia, escolherDia] = useState(() => diaEmSaoPaulo(Date.now()));
  const portaria = usePortaria(conta, patUid, dia);
  const { estado, entregas, fotos, deOutros } = portaria;
  const { rascunho, mudar, limpar } = useRascunho(conta, ({ aberta }) => {
    if (aberta !== null) escolherDia(aberta.dia);
  });
  useEffect(() => abrirTurno(window), []);
  useEffect(() => {
    // What was confirmed here is not the browser's to clear away when the device is full.
    // Said when the camera is opened, if it cannot be; and what it needs is kept with the page.
    void navigator.storage?.persist?.().catch(() => false);
    void prepararLeitor()
      .catch(() => {})
      .then(guardarPortaria);
  }, []);
  // The yard that this device stood at last.
  useEffect(() => {
    const lembrado = localStorage.getItem(DO_APARELHO);
    if (patios.some(({ uid }) => uid === lembrado)) escolherPatio(lembrado);
  }, [patios]);
  if (patUid === null) return <Vazio icone="truck" titulo={PORTARIA.nenhumPatio} />;
  const aEnviar = entregas.filter(({ recusa }) => recusa === null);
  const fotosAEnviar = fotos.filter(({ recusa }) => recusa === null).length;
  return (
    <div className={estilo.portaria}>
      <div className={estilo.escolhas}>
        <MolduraCampo rotulo={PORTARIA.patio} id="patio">
          <select
            id="patio"
            className={estilo.controle}
            value={patUid}
            onChange={({ target }) => {
              escolherPatio(target.value);
              localStorage.setItem(DO_APARELHO, target.value);
            }}
          >
            {patios.map(({ uid, nome }) => (
              <option key={uid} value={uid}>
                {nome}
              </option>
            ))}
          </select>
        </MolduraCampo>
        <Campo
          id="dia"
          type="date"
          rotulo={PORTARIA.dia}
          required
          value={dia}
          onChange={({ target }) => target.value !== '' && escolherDia(target.value)}
        />
      </div>
      {entregas.map(
        ({ uid, recusa, porSerForaDoDia }) =>
          recusa !== null && (
            <div key={uid} className={estilo.erro} role="alert">
              <p>{PORTARIA.recusada(recusa)}</p>
              <div className={estilo.botoes}>
                {porSerForaDoDia && (
                  <Botao tamanho="p" onClick={() => portaria.foiForaDoDia(uid)}>
                    {PORTARIA.foiForaDoDia}
                  </Botao>
                )}
                <Botao variante="secundario" tamanho="p" onClick={() => portaria.dispensar(uid)}>
                  {porSerForaDoDia ? PORTARIA.naoEntreguei : PORTARIA.dispensar}
                </Botao>
              </div>
            </div>
          ),
      )}
      {fotos.map(
        ({ comandoId, recusa }) =>
          recusa !== null && (
            <div key={comandoId} className={estilo.erro} role="alert">
              <p>{PORTARIA.fotoRecusada(recusa)}</p>
              <Botao variante="secundario" tamanho="p" onClick={() => portaria.dispensarFoto(comandoId)}>
                {PORTARIA.dispensar}
              </Botao>
            </div>
          ),
      )}
      {aEnviar.length + fotosAEnviar > 0 && (
        <div className={estilo.atencao} role="status">
          {aEnviar.length > 0 && <p>{PORTARIA.quantasAEnviar(aEnviar.length)}</p>}
          {fotosAEnviar > 0 && <p>{PORTARIA.fotosAEnviar(fotosAEnviar)}</p>}
          <Botao variante="secundario" tamanho="p" onClick={portaria.enviar}>
            {PORTARIA.enviarAgora}
          </Botao>
        </div>
      )}
      {deOutros > 0 && <p className={estilo.atencao}>{PORTARIA.deOutros(deOutros)}</p>}
      {estado.tipo === 'sem-sessao' && <Entrar />}
      {estado.tipo === 'lendo' && <p role="status">{PORTARIA.carregando}</p>}
      {estado.tipo === 'sem-lista' && (
        <p className={estilo.atencao} role="alert">
          {PORTARIA.semRedeSemLista}
        </p>
      )}
      {estado.tipo === 'recusada' && (
        <p className={estilo.erro} role="alert">
          {estado.frase}
        </p>
      )}
      {estado.tipo === 'pronta' && (
        <>
          {estado.semRede && (
            <p className={estilo.atencao} role="status">
              {PORTARIA.semRede}
            </p>
          )}
          {estado.semSessao && <Entrar />}
          {dia !== diaEmSaoPaulo(Date.now()) && (
            <p className={estilo.atencao}>{PORTARIA.naoEHoje(dia.split('-').reverse().join('/'))}</p>
          )}
          <Entrada
            portaria={estado.portaria}
            entregar={portaria.entregar}
            {...{ entregas, rascunho, mudar, limpar }}
          />
          <Lista itens={estado.portaria.itens} aEnviar={new Set(aEnviar.map(({ uid }) => uid))} />
          <p className={estilo.rodape}>
            <span>{PORTARIA.guardadoEm(formatarHora(estado.guardadaEm))}</span>
            <Botao variante="texto" tamanho="p" icone="refresh-cw" onClick={portaria.ler}>
              {PORTARIA.atualizar}
            </Botao>
          </p>
        </>
      )}
    </div>
  );
}

/** The session is over: what is kept stays, is added to, and goes out after the login. */
const Entrar = () => (
  <div className={estilo.atencao} role="alert">
    <p>{PORTARIA.semSessao}</p>
    <BotaoLigacao href={caminhoDoLogin('expirada', CAMINHO_DA_PORTARIA)} tamanho="p">
      {PORTARIA.entrarDeNovo}
    </BotaoLigacao>
  </div>
);
