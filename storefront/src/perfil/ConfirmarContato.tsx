'use client';

import type { Contato, SituacaoDasConfirmacoes } from '@martelo/shared/conta/contatos';
import { formatarTelefone } from '@martelo/shared/documentos';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CONFIRMAR } from '../palavras/perfil.ts';
import { chamar, novoComandoId } from '../sessao/comandar.ts';
import estiloDoFormulario from '../sessao/Formulario.module.css';
import { fraseDoErro } from '../sessao/frase.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { Campo } from '../site/ui/Campo.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { espera } from './espera.ts';
import estilo from './perfil.module.css';

const DIGITOS = 6;
const mostrar = ({ canal, endereco, novo }: Contato): string => {
  const qual = novo ?? endereco ?? '';
  return canal === 'email' ? qual : formatarTelefone(qual);
};

/** A contact confirmed by the code that came to it: typed, filled in by the phone, or pasted; sent again once a minute is over. */
export function ConfirmarContato({
  inicial,
  agora,
  passo,
  seguir,
  automatico,
}: {
  inicial: Contato;
  /** The server's, Unix ms: the countdown goes by it. */
  agora: number;
  /** Of the three of a registration; null outside of it. */
  passo: number | null;
  /** Where one goes on, now or later. */
  seguir: string;
  /** Asks for the code by itself, where none is on its way. */
  automatico: boolean;
}) {
  const [contato, definir] = useState(inicial);
  const [erro, errar] = useState<string | null>(null);
  // A landline takes no SMS: only another number helps.
  const [semSms, saberSemSms] = useState(false);
  const [dito, dizer] = useState('');
  const [ocupado, ocupar] = useState<'confirmar' | 'enviar' | null>(null);
  const [adiante, adiantar] = useState<number | null>(null);
  const [relogio, andar] = useState(agora);
  const formulario = useRef<HTMLFormElement>(null);
  const pedido = useRef(false);
  const { canal } = contato;
  const feito = !contato.aConfirmar && contato.endereco !== null;

  // How far this device's clock is from the server's.
  useEffect(() => adiantar(Date.now() - agora), [agora]);
  useEffect(() => {
    if (adiante === null) return;
    const tique = setInterval(() => andar(Date.now() - adiante), 500);
    return () => clearInterval(tique);
  }, [adiante]);

  const atualizar = ({ contatos }: SituacaoDasConfirmacoes) => {
    const atual = contatos.find((um) => um.canal === canal);
    if (atual) definir(atual);
  };
  const enviar = async (): Promise<void> => {
    ocupar('enviar');
    errar(null);
    dizer('');
    const resposta = await chamar<SituacaoDasConfirmacoes>('POST', `cliente/confirmacoes/${canal}`, {
      comandoId: novoComandoId(),
    });
    ocupar(null);
    if (resposta.tipo === 'aceito') {
      atualizar(resposta.corpo);
      if (contato.codigo !== null) dizer(CONFIRMAR.enviado);
      formulario.current?.querySelector('input')?.focus();
      return;
    }
    saberSemSms(resposta.tipo === 'recusado' && resposta.erro.codigo === 'TELEFONE_SEM_SMS');
    errar(fraseDoErro(resposta.erro));
  };
  useEffect(() => {
    if (!automatico || pedido.current || inicial.codigo !== null || !inicial.aConfirmar) return;
    pedido.current = true;
    void enviar();
  });

  const confirmar = async (codigo: string): Promise<void> => {
    ocupar('confirmar');
    errar(null);
    dizer('');
    const resposta = await chamar<SituacaoDasConfirmacoes>(
      'POST',
      `cliente/confirmacoes/${canal}/confirmar`,
      { codigo, comandoId: novoComandoId() },
    );
    ocupar(null);
    if (resposta.tipo === 'aceito') {
      if (passo !== null) return location.assign(seguir);
      return atualizar(resposta.corpo);
    }
    errar(fraseDoErro(resposta.erro));
    if (resposta.tipo === 'recusado') {
      const campo = formulario.current?.querySelector('input');
      if (campo) campo.value = '';
      campo?.focus();
    }
  };

  const passos = passo !== null && (
    <>
      <ol className={estilo.passos} aria-hidden="true">
        {[1, 2, 3].map((um) => (
          <li key={um} data-feito={um <= passo ? '' : undefined} />
        ))}
      </ol>
      <p className={estilo.passo}>{CONFIRMAR.passo(passo)}</p>
    </>
  );
  if (feito)
    return (
      <>
        <header>
          {passos}
          <h1 className={estilo.feito}>
            <Icone nome="circle-check" tamanho={28} />
            {CONFIRMAR.feito[canal]}
          </h1>
          <p className={estiloDoFormulario.sub}>{CONFIRMAR.feitoPorque[canal]}</p>
        </header>
        <p className={estilo.endereco}>{mostrar(contato)}</p>
        <BotaoLigacao href={seguir} tamanho="g" largo>
          {CONFIRMAR.continuar}
        </BotaoLigacao>
      </>
    );
  if (contato.endereco === null && contato.novo === null)
    return (
      <>
        <header>
          {passos}
          <h1>{CONFIRMAR.titulo[canal]}</h1>
          <p className={estiloDoFormulario.sub}>{CONFIRMAR.semContato}</p>
        </header>
        <BotaoLigacao href="/cliente/meu-perfil#contatos" tamanho="g" largo>
          {CONFIRMAR.informar}
        </BotaoLigacao>
      </>
    );

  const falta = espera(Date.parse(contato.proximoEm), relogio);
  const enviado = contato.codigo !== null;
  return (
    <>
      <header>
        {passos}
        <h1>{CONFIRMAR.titulo[canal]}</h1>
        <p className={estiloDoFormulario.sub}>
          {enviado ? CONFIRMAR.enviamos[canal] : CONFIRMAR.enviaremos[canal]}{' '}
          <span className={estilo.endereco}>{mostrar(contato)}</span>
        </p>
      </header>
      {contato.exigido && <p className={estiloDoFormulario.motivo}>{CONFIRMAR.exigido}</p>}
      {enviado ? (
        <form
          ref={formulario}
          className={estiloDoFormulario.formulario}
          onSubmit={(evento: FormEvent<HTMLFormElement>) => {
            evento.preventDefault();
            void confirmar(String(new FormData(evento.currentTarget).get('codigo')));
          }}
        >
          <Campo
            id="codigo"
            className={estilo.codigo}
            rotulo={CONFIRMAR.codigo}
            ajuda={CONFIRMAR.ondeProcurar[canal]}
            erro={erro}
            inputMode="numeric"
            autoComplete="one-time-code"
            // Room for what is pasted with it; only its digits are read.
            maxLength={20}
            required
            disabled={ocupado === 'confirmar'}
            onInput={({ currentTarget }: FormEvent<HTMLInputElement>) => {
              const digitos = currentTarget.value.replace(/\D/g, '').slice(0, DIGITOS);
              currentTarget.value = digitos;
              if (digitos.length === DIGITOS) void confirmar(digitos);
            }}
          />
          <Botao type="submit" tamanho="g" largo carregando={ocupado === 'confirmar'}>
            {CONFIRMAR.confirmar}
          </Botao>
        </form>
      ) : (
        erro !== null && (
          <p role="alert" className={estiloDoFormulario.erro}>
            {erro}
          </p>
        )
      )}
      <p role="status" className={dito === '' ? 'so-leitor' : estiloDoFormulario.motivo}>
        {dito}
      </p>
      {semSms ? (
        <BotaoLigacao href="/cliente/meu-perfil#contatos" tamanho="g" largo>
          {CONFIRMAR.trocar[canal]}
        </BotaoLigacao>
      ) : (
        <Botao
          variante={enviado ? 'secundario' : 'primario'}
          tamanho={enviado ? 'm' : 'g'}
          largo
          carregando={ocupado === 'enviar'}
          disabled={falta !== '' || ocupado !== null}
          onClick={() => void enviar()}
        >
          {falta !== '' ? CONFIRMAR.deNovoEm(falta) : enviado ? CONFIRMAR.enviarDeNovo : CONFIRMAR.enviar}
        </Botao>
      )}
      <p className={`${estilo.acoes} ${estiloDoFormulario.sub}`}>
        {!semSms && <a href="/cliente/meu-perfil#contatos">{CONFIRMAR.trocar[canal]}</a>}
        <a href={seguir}>{CONFIRMAR.depois}</a>
      </p>
    </>
  );
}
