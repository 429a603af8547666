'use client';

import type { SituacaoSegundoFator } from '@martelo/shared/sessao';
import { useEffect, useState } from 'react';
import { CONTA } from '../palavras/conta.ts';
import { pararVigia } from '../sessao/pausa-da-vigia.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { AtivarSegundoFator } from './AtivarSegundoFator.tsx';
import { Codigos } from './Codigos.tsx';
import estilo from './conta.module.css';
import { DesativarSegundoFator } from './DesativarSegundoFator.tsx';
import { NovosCodigos } from './NovosCodigos.tsx';
import { Secao } from './Secao.tsx';

type Passo = 'situacao' | 'ativar' | 'novos-codigos' | 'desativar';

/** The second factor of one's own account: switched on with a QR code, kept with recovery codes, moved to another device. */
export function SegundoFator({
  inicial,
  marca,
  interno,
  aoMostrarCodigos,
}: {
  inicial: SituacaoSegundoFator;
  marca: string;
  /** Who to ask when everything is lost differs. */
  interno: boolean;
  /** Told while codes are shown, which are shown once: what stands around them is not to lead away. */
  aoMostrarCodigos?: (mostrados: boolean) => void;
}) {
  const [situacao, definir] = useState(inicial);
  const forcado = situacao.obrigatorio && !situacao.ativo;
  const [passo, irPara] = useState<Passo>(forcado ? 'ativar' : 'situacao');
  const [codigos, mostrar] = useState<{ lista: string[]; sessaoAcabou: boolean } | null>(null);
  const voltar = () => irPara('situacao');
  const mostrados = codigos !== null;
  useEffect(() => aoMostrarCodigos?.(mostrados), [mostrados, aoMostrarCodigos]);

  if (codigos !== null)
    return (
      <Secao id="segundo-fator" titulo={CONTA.duasEtapas}>
        <Codigos
          codigos={codigos.lista}
          marca={marca}
          continuar={codigos.sessaoAcabou ? CONTA.entrarDeNovo : CONTA.concluir}
          aoContinuar={() => {
            if (codigos.sessaoAcabou) return void entrarDeNovo('fator-ativo');
            mostrar(null);
            voltar();
          }}
        />
      </Secao>
    );
  return (
    <Secao
      id="segundo-fator"
      titulo={CONTA.duasEtapas}
      selo={situacao.ativo ? CONTA.ativa : CONTA.desligada}
      bom={situacao.ativo}
    >
      {forcado && (
        <p className={estilo.aviso} role="status">
          {CONTA.precisaDela}
        </p>
      )}
      {passo === 'ativar' && (
        <AtivarSegundoFator
          aoVoltar={forcado ? null : voltar}
          aoAtivar={(lista) => {
            pararVigia();
            mostrar({ lista, sessaoAcabou: true });
          }}
        />
      )}
      {passo === 'novos-codigos' && (
        <NovosCodigos
          aoVoltar={voltar}
          aoGerar={(lista) => {
            definir({ ...situacao, codigosRestantes: lista.length });
            mostrar({ lista, sessaoAcabou: false });
          }}
        />
      )}
      {passo === 'desativar' && (
        <DesativarSegundoFator
          obrigatorio={situacao.obrigatorio}
          aoVoltar={voltar}
          aoDesativar={() => void entrarDeNovo('fator-desligado')}
        />
      )}
      {passo === 'situacao' && (
        <>
          <p>{situacao.ativo ? CONTA.comoEntraAtiva : CONTA.comoEntraDesligada}</p>
          {situacao.ativo && (
            <p className={situacao.codigosRestantes <= 2 ? estilo.aviso : estilo.suave}>
              {situacao.codigosRestantes === 0 ? CONTA.semCodigos : CONTA.restam(situacao.codigosRestantes)}
            </p>
          )}
          <div className={estilo.botoes}>
            {situacao.ativo ? (
              <>
                <Botao variante="secundario" onClick={() => irPara('novos-codigos')}>
                  {CONTA.gerarNovos}
                </Botao>
                <Botao variante="secundario" onClick={() => irPara('desativar')}>
                  {situacao.obrigatorio ? CONTA.trocarAparelho : CONTA.trocarOuDesativar}
                </Botao>
              </>
            ) : (
              <Botao icone="shield-check" onClick={() => irPara('ativar')}>
                {CONTA.ativar}
              </Botao>
            )}
          </div>
          {situacao.ativo && (
            <details className={estilo.detalhe}>
              <summary>{CONTA.perdiAparelho}</summary>
              <p>
                {CONTA.naEntrada}{' '}
                {interno ? (
                  CONTA.pecaAoAdministrador
                ) : (
                  <>
                    <a href="/fale-conosco">{CONTA.faleComAtendimento}</a>
                    {CONTA.eleLibera}
                  </>
                )}
              </p>
            </details>
          )}
        </>
      )}
    </Secao>
  );
}

/** Every session ended with the change: the browser forgets this one, and the login says why it is there and leads back here. */
async function entrarDeNovo(motivo: 'fator-ativo' | 'fator-desligado'): Promise<void> {
  await fetch('/api/sessao/sair', { method: 'POST' }).catch(() => undefined);
  const retorno = location.pathname + location.search;
  location.assign(`/login?${new URLSearchParams({ motivo, retorno })}`);
}
