'use client';

import { useEffect, useRef, useState } from 'react';
import type { DadosDoPainel, Habilitacao } from '../lote/dados-painel.ts';
import type { Painel } from '../lote/usar-painel.ts';
import { NEGOCIACAO } from '../palavras/negociacao.ts';
import { useComando } from '../sessao/usar-comando.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { AvisoComando } from './AvisoComando.tsx';
import { CodigoEmitido } from './CodigoDeLances.tsx';
import estilo from './Negociacao.module.css';

/** While the house looks at the request, it is asked this often whether it has answered. */
const CONFERIR_MS = 20_000;

type Vista = Habilitacao & { codigo?: string };

/** Asking to be habilitated to an auction, and how the request stands. Goes away once it was approved. */
export default function PedidoDeHabilitacao({ dados, painel }: { dados: DadosDoPainel; painel: Painel }) {
  const [codigo, mostrarCodigo] = useState<string | null>(null);
  const caminho = `leiloes/${dados.leilaoUid}/habilitacao`;
  const receber = ({ codigo: emitido, situacao, motivo }: Vista) => {
    // A code is shown once: it stays on the screen until it was used.
    if (emitido !== undefined) mostrarCodigo(emitido);
    else painel.definirHabilitacao({ situacao, motivo });
  };
  const comando = useComando<Vista>(receber);
  const situacao = painel.habilitacao?.situacao ?? null;
  const palavras = NEGOCIACAO[dados.modo];

  const conferir = async () => {
    const resposta = await fetch(`/api/v1/${caminho}`).catch(() => null);
    if (resposta?.ok) receber((await resposta.json()) as Vista);
  };
  const conferirAgora = useRef(conferir);
  conferirAgora.current = conferir;
  useEffect(() => {
    if (situacao !== 'Aguardando') return;
    const relogio = setInterval(() => void conferirAgora.current(), CONFERIR_MS);
    return () => clearInterval(relogio);
  }, [situacao]);

  if (codigo !== null)
    return (
      <CodigoEmitido
        codigo={codigo}
        leilaoUid={dados.leilaoUid}
        modo={dados.modo}
        aoEntrar={() => {
          painel.definirHabilitacao({ situacao: 'Aprovada', motivo: null });
          painel.limparEnvio();
        }}
      />
    );
  switch (situacao) {
    case 'Aprovada':
      return null;
    case 'Aguardando':
      return (
        <div className={estilo.cartao} data-tom="info" role="status">
          <h3>{palavras.habilitacaoEmAnalise}</h3>
          <p>{palavras.equipeConfere}</p>
          <Botao variante="secundario" largo onClick={() => void conferir()}>
            {palavras.conferirAgora}
          </Botao>
        </div>
      );
    case 'Recusada':
      return (
        <div className={estilo.cartao} data-tom="superado" role="status">
          <h3>{palavras.habilitacaoRecusada}</h3>
          <p>{painel.habilitacao?.motivo ?? palavras.faleParaSaber}</p>
          <BotaoLigacao href="/fale-conosco" variante="secundario" largo>
            {palavras.falarComAtendimento}
          </BotaoLigacao>
        </div>
      );
    case null:
      return (
        <div className={estilo.cartao} data-tom="alerta">
          <h3>{palavras.pedeHabilitacao}</h3>
          <p>{palavras.pecaASua}</p>
          <AvisoComando comando={comando} modo={dados.modo} />
          <Botao largo carregando={comando.enviando} onClick={() => void comando.pedir(caminho, {})}>
            {palavras.pedirHabilitacao}
          </Botao>
        </div>
      );
  }
}
