'use client';

import type { CanalDeContato } from '@martelo/shared/conta/confirmacao';
import type { Contato, SituacaoDasConfirmacoes } from '@martelo/shared/conta/contatos';
import { formatarTelefone } from '@martelo/shared/documentos';
import { type FormEvent, useState } from 'react';
import { CampoCodigo, CampoRecuperacao, CampoSenha } from '../conta/campos.tsx';
import estiloDaConta from '../conta/conta.module.css';
import { Secao } from '../conta/Secao.tsx';
import { useEnvio } from '../conta/usar-envio.ts';
import { Dialogo } from '../negociacao/Dialogo.tsx';
import { CONTA } from '../palavras/conta.ts';
import { PERFIL } from '../palavras/perfil.ts';
import { MOLDES, mascarar } from '../sessao/cadastro.ts';
import { novoComandoId } from '../sessao/comandar.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { Campo } from '../site/ui/Campo.tsx';
import estilo from './perfil.module.css';

const PAGINA = { email: '/email', telefone: '/telefone' } as const;
const mostrar = (canal: CanalDeContato, endereco: string): string =>
  canal === 'email' ? endereco : formatarTelefone(endereco);

/** E-mail and telephone: whether they are confirmed, and others in their place. */
export function Contatos({ iniciais, comFator }: { iniciais: readonly Contato[]; comFator: boolean }) {
  const [contatos, definir] = useState(iniciais);
  const [troca, trocar] = useState<Contato | null>(null);
  const [dito, dizer] = useState('');
  const desistencia = useEnvio<SituacaoDasConfirmacoes>('DELETE', 'cliente/contatos');
  const desistir = async (canal: CanalDeContato) => {
    const feito = await desistencia.enviar(undefined, `cliente/contatos/${canal}/troca`);
    if (feito === null) return;
    definir(feito.contatos);
    dizer(PERFIL.desistiu);
  };
  const erro = desistencia.geral();
  return (
    <Secao id="contatos" titulo={PERFIL.contatos}>
      <ul className={estilo.contatos}>
        {contatos.map((contato) => (
          <li key={contato.canal}>
            <Situacao contato={contato} />
            <div className={estiloDaConta.botoes}>
              {contato.aConfirmar && (
                <BotaoLigacao href={`${PAGINA[contato.canal]}?retorno=/cliente/meu-perfil`} tamanho="p">
                  {PERFIL.confirmarQual[contato.canal]}
                </BotaoLigacao>
              )}
              {contato.novo !== null && (
                <Botao
                  variante="texto"
                  tamanho="p"
                  carregando={desistencia.enviando}
                  onClick={() => void desistir(contato.canal)}
                >
                  {PERFIL.desistir}
                </Botao>
              )}
              <Botao
                variante="secundario"
                tamanho="p"
                aria-label={nomeDaTroca(contato)}
                onClick={() => trocar(contato)}
              >
                {contato.endereco === null ? PERFIL.informar : PERFIL.trocar}
              </Botao>
            </div>
          </li>
        ))}
      </ul>
      {erro && (
        <p role="alert" className={estiloDaConta.erro}>
          {erro}
        </p>
      )}
      <p role="status" className={estiloDaConta.dito}>
        {dito}
      </p>
      {troca !== null && <Troca contato={troca} comFator={comFator} aoFechar={() => trocar(null)} />}
    </Secao>
  );
}

function Situacao({ contato: { canal, endereco, confirmadoEm, novo } }: { contato: Contato }) {
  const bom = confirmadoEm !== null;
  return (
    <div>
      <p className={estilo.rotulo}>
        {PERFIL[canal]}
        {endereco !== null && (
          <span className={bom ? estiloDaConta.bom : estiloDaConta.neutro}>
            {bom ? PERFIL.confirmado : PERFIL.aConfirmar}
          </span>
        )}
      </p>
      <p className={estilo.valor}>{endereco === null ? PERFIL.nenhum : mostrar(canal, endereco)}</p>
      {novo !== null && <p className={estilo.esperando}>{PERFIL.esperando(mostrar(canal, novo))}</p>}
    </div>
  );
}

const nomeDaTroca = ({ canal, endereco }: Contato): string =>
  (endereco === null ? PERFIL.informarQual : PERFIL.trocarQual)[canal];

/** Another address, with the password; the code that goes to it is typed on its own page. */
function Troca({
  contato,
  comFator,
  aoFechar,
}: {
  contato: Contato;
  comFator: boolean;
  aoFechar: () => void;
}) {
  const { canal } = contato;
  const [fator, pedirFator] = useState(comFator);
  const [semAplicativo, semApp] = useState(false);
  const { enviar, enviando, recusa, doCampo, geral } = useEnvio<object>('PUT', `cliente/contatos/${canal}`);
  if (recusa?.codigo === 'SEGUNDO_FATOR' && !fator) pedirFator(true);
  const trocar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const campos = new FormData(evento.currentTarget);
    const texto = (nome: string) => String(campos.get(nome) ?? '').trim();
    const feito = await enviar({
      [canal]: texto('novoContato'),
      senha: String(campos.get('senhaDaTroca')),
      ...(!fator
        ? {}
        : semAplicativo
          ? { codigoRecuperacao: texto('codigoDaTroca') }
          : { codigo2fa: texto('codigoDaTroca') }),
      comandoId: novoComandoId(),
    });
    if (feito !== null) location.assign(`${PAGINA[canal]}?retorno=/cliente/meu-perfil`);
  };
  const doContato = doCampo('REQUISICAO_INVALIDA', 'CONTATO_IGUAL', 'TELEFONE_SEM_SMS');
  const erro = geral(...DOS_CAMPOS);
  const mascara = {
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      currentTarget.value = mascarar(currentTarget.value, MOLDES.telefone);
    },
    maxLength: MOLDES.telefone.length,
  };
  return (
    <Dialogo titulo={nomeDaTroca(contato)} aoFechar={aoFechar}>
      <form onSubmit={trocar} className={estiloDaConta.pilha}>
        <p className={estiloDaConta.suave}>{PERFIL.comoTroca[canal]}</p>
        <Campo
          id="novoContato"
          rotulo={PERFIL.novo[canal]}
          erro={doContato}
          type={canal === 'email' ? 'email' : 'tel'}
          autoComplete={canal === 'email' ? 'email' : 'tel-national'}
          required
          {...(canal === 'email' ? { maxLength: 200 } : mascara)}
        />
        <CampoSenha
          id="senhaDaTroca"
          rotulo={PERFIL.suaSenha}
          erro={doCampo('CREDENCIAIS_INVALIDAS', 'CONTA_BLOQUEADA')}
        />
        {fator &&
          (semAplicativo ? (
            <CampoRecuperacao id="codigoDaTroca" erro={doCampo('SEGUNDO_FATOR')} />
          ) : (
            <CampoCodigo id="codigoDaTroca" erro={doCampo('SEGUNDO_FATOR')} />
          ))}
        {fator && (
          <p>
            <button type="button" className={estiloDaConta.ligacao} onClick={() => semApp(!semAplicativo)}>
              {semAplicativo ? CONTA.usarAplicativo : CONTA.estouSem}
            </button>
          </p>
        )}
        {erro && (
          <p role="alert" className={estiloDaConta.erro}>
            {erro}
          </p>
        )}
        <div className={estiloDaConta.botoes}>
          <Botao type="submit" carregando={enviando}>
            {PERFIL.enviarCodigo}
          </Botao>
          <Botao variante="texto" onClick={aoFechar}>
            {PERFIL.voltar}
          </Botao>
        </div>
      </form>
    </Dialogo>
  );
}

const DOS_CAMPOS = [
  ...['REQUISICAO_INVALIDA', 'CONTATO_IGUAL', 'TELEFONE_SEM_SMS'],
  ...['CREDENCIAIS_INVALIDAS', 'CONTA_BLOQUEADA', 'SEGUNDO_FATOR'],
];
