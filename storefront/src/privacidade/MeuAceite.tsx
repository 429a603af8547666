'use client';

import type { ConsentimentoDoCliente } from '@martelo/shared/cliente';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { AceiteDoCadastro, TextoDoAceite } from '../sessao/AceiteDoCadastro.tsx';
import { chamar } from '../sessao/comandar.ts';
import { fraseDaRecusa } from '../sessao/frase.ts';
import { Botao } from '../site/ui/Botao.tsx';
import estilo from './privacidade.module.css';

const QUANDO = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});
const quando = (instante: string) => QUANDO.format(new Date(instante));

/** What this client agreed to when they registered, and taking it back or giving it again. */
export function MeuAceite({
  consentimento: inicial,
  vigente,
  regulamento,
}: {
  consentimento: ConsentimentoDoCliente | null;
  /** The words that would be agreed to now. */
  vigente: { versao: string; texto: string };
  regulamento: boolean;
}) {
  const [consentimento, definir] = useState(inicial);
  const [erro, definirErro] = useState<string | null>(null);
  const [enviando, definirEnviando] = useState(false);
  const [confirmar, pedirConfirmacao] = useState(false);
  const roteador = useRouter();

  const mudar = async (metodo: 'POST' | 'DELETE', corpo?: object) => {
    definirEnviando(true);
    definirErro(null);
    const resposta = await chamar<ConsentimentoDoCliente>(metodo, 'cliente/consentimento', corpo);
    definirEnviando(false);
    if (resposta.tipo !== 'aceito') return definirErro(fraseDaRecusa(resposta.erro.message));
    pedirConfirmacao(false);
    definir(resposta.corpo);
    roteador.refresh();
  };

  if (consentimento === null)
    return (
      <section className={estilo.secao} aria-labelledby="aceite">
        <h2 id="aceite">Seu cadastro</h2>
        <p role="status">Não foi possível ler agora o que você aceitou. Recarregue a página em instantes.</p>
      </section>
    );
  const { aceite, retiradoEm } = consentimento;
  const emVigor = aceite !== null && aceite.retiradoEm === null;
  return (
    <section className={estilo.secao} aria-labelledby="aceite">
      <h2 id="aceite">Seu cadastro</h2>
      {aceite === null ? (
        <p>
          Não há registro de aceite no seu cadastro.{' '}
          {retiradoEm === undefined
            ? 'Leia o texto em vigor e, se concordar, aceite-o.'
            : `Você não o dá desde ${quando(retiradoEm)}: para participar de leilões, aceite o texto em vigor.`}
        </p>
      ) : (
        <>
          <blockquote className={estilo.texto}>
            <TextoDoAceite texto={aceite.texto} regulamento={regulamento} />
          </blockquote>
          <dl className={estilo.fatos}>
            <div>
              <dt>Aceito em</dt>
              <dd>{quando(aceite.em)}</dd>
            </div>
            <div>
              <dt>Versão do texto</dt>
              <dd>{aceite.versao}</dd>
            </div>
            {aceite.endereco !== '' && (
              <div>
                <dt>Endereço de rede</dt>
                <dd>{aceite.endereco}</dd>
              </div>
            )}
            {aceite.retiradoEm !== null && (
              <div>
                <dt>Retirado em</dt>
                <dd>{quando(aceite.retiradoEm)}</dd>
              </div>
            )}
          </dl>
        </>
      )}
      {erro !== null && (
        <p role="alert" className={estilo.erro}>
          {erro}
        </p>
      )}
      {emVigor ? (
        confirmar ? (
          <div className={estilo.confirmar}>
            <p>
              Sem este aceite você não pode dar lances. Os lances já dados e as compras feitas continuam
              valendo. Você pode aceitar de novo quando quiser.
            </p>
            <div className={estilo.botoes}>
              <Botao variante="perigo" carregando={enviando} onClick={() => void mudar('DELETE')}>
                Retirar meu aceite
              </Botao>
              <Botao variante="texto" onClick={() => pedirConfirmacao(false)}>
                Voltar
              </Botao>
            </div>
          </div>
        ) : (
          <div className={estilo.botoes}>
            <Botao variante="secundario" onClick={() => pedirConfirmacao(true)}>
              Retirar meu aceite…
            </Botao>
          </div>
        )
      ) : (
        <form
          className={estilo.confirmar}
          onSubmit={(evento) => {
            evento.preventDefault();
            void mudar('POST', { consentimento: vigente.versao });
          }}
        >
          <AceiteDoCadastro {...vigente} regulamento={regulamento} />
          <div className={estilo.botoes}>
            <Botao type="submit" carregando={enviando}>
              Aceitar
            </Botao>
          </div>
        </form>
      )}
    </section>
  );
}
