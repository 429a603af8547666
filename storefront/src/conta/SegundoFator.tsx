'use client';

import type { SituacaoSegundoFator } from '@martelo/shared/sessao';
import { useState } from 'react';
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
}: {
  inicial: SituacaoSegundoFator;
  marca: string;
  /** Who to ask when everything is lost differs. */
  interno: boolean;
}) {
  const [situacao, definir] = useState(inicial);
  const forcado = situacao.obrigatorio && !situacao.ativo;
  const [passo, irPara] = useState<Passo>(forcado ? 'ativar' : 'situacao');
  const [codigos, mostrar] = useState<{ lista: string[]; sessaoAcabou: boolean } | null>(null);
  const voltar = () => irPara('situacao');

  if (codigos !== null)
    return (
      <Secao id="segundo-fator" titulo="Verificação em duas etapas">
        <Codigos
          codigos={codigos.lista}
          marca={marca}
          continuar={codigos.sessaoAcabou ? 'Entrar de novo' : 'Concluir'}
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
      titulo="Verificação em duas etapas"
      selo={situacao.ativo ? 'Ativa' : 'Desligada'}
      bom={situacao.ativo}
    >
      {forcado && (
        <p className={estilo.aviso} role="status">
          Sua conta precisa da verificação em duas etapas. Ative-a para continuar.
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
          <p>
            {situacao.ativo
              ? 'Ao entrar, além da senha, pedimos o código do seu aplicativo autenticador.'
              : 'Além da senha, ao entrar pedimos um código de 6 dígitos de um aplicativo no seu celular. Quem descobrir sua senha não entra sem ele.'}
          </p>
          {situacao.ativo && (
            <p className={situacao.codigosRestantes <= 2 ? estilo.aviso : estilo.suave}>
              {situacao.codigosRestantes === 0
                ? 'Você não tem mais códigos de recuperação. Gere novos antes de precisar deles.'
                : `Restam ${situacao.codigosRestantes} de seus códigos de recuperação.`}
            </p>
          )}
          <div className={estilo.botoes}>
            {situacao.ativo ? (
              <>
                <Botao variante="secundario" onClick={() => irPara('novos-codigos')}>
                  Gerar novos códigos
                </Botao>
                <Botao variante="secundario" onClick={() => irPara('desativar')}>
                  {situacao.obrigatorio ? 'Trocar de aparelho' : 'Trocar de aparelho ou desativar'}
                </Botao>
              </>
            ) : (
              <Botao icone="shield-check" onClick={() => irPara('ativar')}>
                Ativar
              </Botao>
            )}
          </div>
          {situacao.ativo && (
            <details className={estilo.detalhe}>
              <summary>Perdi o aparelho</summary>
              <p>
                Na entrada, use um código de recuperação no lugar do código do aplicativo. Já dentro, escolha
                “Trocar de aparelho” e ative de novo no aparelho novo. Sem códigos,{' '}
                {interno ? (
                  'peça a um administrador que libere o recadastramento: a senha e a verificação antigas deixam de valer, e um link chega ao seu e-mail.'
                ) : (
                  <>
                    <a href="/fale-conosco">fale com o atendimento</a>: depois de conferir quem você é, ele
                    libera o recadastramento, e um link chega ao seu e-mail.
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

/** Every session ended with the change: the browser forgets this one, and the login says why it is there. */
async function entrarDeNovo(motivo: 'fator-ativo' | 'fator-desligado'): Promise<void> {
  await fetch('/api/sessao/sair', { method: 'POST' }).catch(() => undefined);
  location.assign(`/login?${new URLSearchParams({ motivo, retorno: '/minha-conta/seguranca' })}`);
}
