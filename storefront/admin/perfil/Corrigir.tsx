import { formatarTelefone } from '@martelo/shared/documentos';
import type { MeusDados } from '@martelo/shared/usuario';
import { type FormEvent, useState } from 'react';
import { ADMIN_PERFIL as P } from '../../src/palavras/admin-perfil.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { porCampo } from '../formulario/erros.ts';
import { SairSemSalvar } from '../formulario/SairSemSalvar.tsx';
import { CampoDeTexto } from '../partes/CampoDeTexto.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';

type Campo = 'nome' | 'telefone' | 'senha' | 'codigo2fa' | 'codigoRecuperacao';
const CAMPOS = new Set<string>([
  'nome',
  'telefone',
  'senha',
  'codigo2fa',
  'codigoRecuperacao',
] satisfies Campo[]);

/** One's name and telephone, by who has shown once more who they are: a page left open changes nobody. */
export default function Corrigir({ dados, aoFechar }: { dados: MeusDados; aoFechar: () => void }) {
  // Begun on what was read when it was opened: somebody else's save meanwhile is refused, and not lost.
  const [base] = useState(dados);
  const [nome, escreverNome] = useState(base.nome);
  const telefoneAntes = base.telefone === null ? '' : formatarTelefone(base.telefone);
  const [telefone, escreverTelefone] = useState(telefoneAntes);
  const [senha, escreverSenha] = useState('');
  const [comFator, pedirFator] = useState(useCasa().usuario.twoFactorHabilitado);
  const [semAplicativo, trocar] = useState(false);
  const [codigo, escreverCodigo] = useState('');
  const [erros, errar] = useState<Partial<Record<Campo, string>>>({});
  const [geral, dizerGeral] = useState<readonly string[]>([]);
  const [salvando, salvar] = useState(false);
  const [feito, fazer] = useState(false);
  const dizer = useDizer();
  const online = useOnline();
  const mudou = nome.trim() !== base.nome || telefone.trim() !== telefoneAntes;
  const doCodigo = semAplicativo ? 'codigoRecuperacao' : 'codigo2fa';

  const faltam = (): Partial<Record<Campo, string>> => ({
    ...(nome.trim().length < 2 ? { nome: P.semNome } : {}),
    ...(senha === '' ? { senha: P.semSenha } : {}),
    ...(comFator && codigo.trim() === '' ? { [doCodigo]: P.semCodigo } : {}),
  });
  const gravar = async () => {
    salvar(true);
    try {
      await chamar('PUT', '/v1/usuarios/eu/dados', {
        corpo: {
          ...(nome.trim() === base.nome ? {} : { nome: nome.trim() }),
          ...(telefone.trim() === telefoneAntes ? {} : { telefone: telefone.trim() || null }),
          ...{ revisao: base.revisao, senha },
          ...(comFator ? { [doCodigo]: codigo.trim() } : {}),
        },
      });
      fazer(true);
      dizer(P.salvo);
      aoFechar();
    } catch (erro) {
      const recusa = erro as Recusa;
      salvar(false);
      if (recusa.status === 409 && recusa.corpo.atual) return dizerGeral([P.mudouPorOutro]);
      if (recusa.corpo.codigo === 'CREDENCIAIS_INVALIDAS') return errar({ senha: recusa.message });
      if (recusa.corpo.codigo === 'SEGUNDO_FATOR') {
        // Switched on elsewhere since this was opened: now it is asked for.
        if (!comFator) return pedirFator(true);
        escreverCodigo('');
        return errar({ [doCodigo]: recusa.message });
      }
      const ditos = porCampo(recusa, CAMPOS);
      errar(Object.fromEntries(ditos.campos));
      dizerGeral(ditos.geral);
    }
  };
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (salvando || !online) return;
    dizerGeral([]);
    if (!mudou) return dizerGeral([P.nadaMudou]);
    const falta = faltam();
    errar(falta);
    if (Object.keys(falta).length === 0) void gravar();
  };
  return (
    <form className="formulario" noValidate aria-label={P.corrigir} onSubmit={enviar}>
      <Problemas de={geral} />
      <div className="campos">
        <CampoDeTexto
          rotulo={P.nome}
          value={nome}
          maxLength={120}
          autoComplete="name"
          erro={erros.nome}
          mudar={escreverNome}
        />
        <CampoDeTexto
          rotulo={P.telefone}
          nota={P.opcional}
          ajuda={P.telefoneAjuda}
          value={telefone}
          maxLength={30}
          inputMode="tel"
          autoComplete="tel"
          erro={erros.telefone}
          mudar={escreverTelefone}
        />
      </div>
      <fieldset className="grupo">
        <legend>{P.confirme}</legend>
        <div className="campos">
          <CampoDeTexto
            rotulo={P.senha}
            type="password"
            value={senha}
            maxLength={200}
            autoComplete="current-password"
            erro={erros.senha}
            mudar={escreverSenha}
          />
          {comFator && (
            <CampoDeTexto
              key={doCodigo}
              rotulo={semAplicativo ? P.recuperacao : P.codigo}
              ajuda={semAplicativo ? P.recuperacaoAjuda : P.codigoAjuda}
              value={codigo}
              maxLength={40}
              inputMode={semAplicativo ? 'text' : 'numeric'}
              autoComplete={semAplicativo ? 'off' : 'one-time-code'}
              erro={erros[doCodigo]}
              mudar={escreverCodigo}
            />
          )}
        </div>
        {comFator && (
          <div>
            <Botao
              variante="leve"
              onClick={() => {
                escreverCodigo('');
                trocar(!semAplicativo);
              }}
            >
              {semAplicativo ? P.usarAplicativo : P.semAplicativo}
            </Botao>
          </div>
        )}
      </fieldset>
      <footer className="formulario-acoes">
        <Botao type="submit" variante="primario" esperando={salvando} disabled={!online}>
          {P.salvar}
        </Botao>
        <Botao onClick={aoFechar}>{P.cancelar}</Botao>
      </footer>
      <SairSemSalvar sujo={mudou && !feito && !salvando} />
    </form>
  );
}
