const PROTEGIDAS =
  /^\/(login|login-sistema|sair|cadastro|minha-conta|privacidade|redefinir-senha|documentos|email|telefone|cliente|comitente|auditorio|admin|admin-auth|leiloeiro|eventos|previa|verificar|extrato|nota|qrcode)([/?#-]|$)/;

/** Where neither a brand's own script nor anybody's measuring runs: where people type passwords and see what is theirs. */
export const ehProtegida = (caminho: string): boolean => PROTEGIDAS.test(caminho);
